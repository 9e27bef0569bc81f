import { deletedTexts } from '#features/deleted/texts.ts';
import type { Deeds } from './deeds.ts';
import { countOf } from './texts.ts';

const of = (rows: number) => countOf(rows, ['post', 'posts']);

export const POST_DEEDS = {
  delete: {
    verb: 'Delete',
    question: (rows) => `Delete ${of(rows)}?`,
    after: deletedTexts.wayBack,
    isDangerous: true,
    done: (rows) => `${of(rows)} ${rows === 1 ? 'is' : 'are'} deleted.`,
  },
} as const satisfies Deeds;

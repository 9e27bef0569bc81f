import { contactTexts as texts } from '#features/contact/texts.ts';
import type { Deeds } from './deeds.ts';
import { countOf } from './texts.ts';

export const MESSAGE_DEEDS = {
  delete: {
    verb: 'Delete',
    question: (rows) => `Delete ${countOf(rows, ['message', 'messages'])}?`,
    after: texts.deleteAfter,
    isDangerous: true,
    done: texts.deletedMany,
  },
} as const satisfies Deeds;

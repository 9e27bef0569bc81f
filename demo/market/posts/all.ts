import { demoId } from '../ids.ts';
import type { DemoPost } from '../../../src/db/demo.server.ts';
import { fees } from './fees.ts';
import { inTheRains } from './in-the-rains.ts';
import { lagosOnThreeMillion } from './lagos-on-three-million.ts';
import { movingIn } from './moving-in.ts';
import { shortletSafety } from './shortlet-safety.ts';
import { titlePapers } from './title-papers.ts';

const DAY = 86_400_000;
/** Newest first, with the days since each came out. */
const POSTS = [
  [movingIn, 3],
  [lagosOnThreeMillion, 9],
  [titlePapers, 17],
  [shortletSafety, 26],
  [inTheRains, 38],
  [fees, 52],
] as const;

/** The blog's six posts. */
export function demoPosts(now: Date): DemoPost[] {
  return POSTS.map(([post, days], i) => {
    const at = new Date(now.getTime() - days * DAY - 3_600_000 * (i + 2));
    return { ...post, content: post.content.trim(), id: demoId('post', i), createdAt: at, updatedAt: at };
  });
}

import { dictionary } from '@zxcvbn-ts/language-common';

const words = new Set(
  Object.values(dictionary)
    .flat()
    .filter((word) => /^[a-z]{3,}$/.test(word)),
);

/** Whether this is a common word or name as it stands, and so no slip: "teacher" is not "reached". */
export function isOrdinary(word: string): boolean {
  return words.has(word);
}

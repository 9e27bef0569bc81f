/** What stands before names here. */
const TITLE =
  /^(?:chief|alhaji|alhaja|hajiya|mallam|oba|otunba|mrs?|ms|miss|madam|dr|prof|engr|arc|barr|pastor|rev|sir|lady)\.?$/i;

/** "Chinedu" of "Chinedu Okafor" and of "Chief Chinedu Okafor"; a title alone is a name. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !TITLE.test(word)) ?? words[0] ?? name;
}

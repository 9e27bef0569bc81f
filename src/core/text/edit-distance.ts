/** How many letters are wrong, missing, too many or swapped with their neighbour between two words; a wrong one may count as more. */
export function editDistance(
  one: string,
  other: string,
  wrong: (letter: string, other: string) => number = () => 1,
): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : wrong(one[i - 1] ?? '', other[j - 1] ?? '');
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + same,
          swapped ? cell(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(one.length, other.length);
}

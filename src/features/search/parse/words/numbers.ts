/** Numbers in words, each below a hundred. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 ' +
    'sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', value]) => [word, Number(value)] as const),
);

/** What an amount is counted in. */
export const SCALES: readonly (readonly [factor: number, words: string])[] = [
  [1e3, 'k, thousand, thousands, thou, grand'],
  [1e6, 'm, million, mill, mil, milli, millions, milion, millon, mio'],
  [1e9, 'b, bn, billion, bil, bill, billions, bilion'],
];

/**
 * The order of paying and seeing in general, sentence by sentence, over the letters of the lexicon. Parts of a sentence in which nothing is asked
 * before seeing are taken out first, so that what is left may stand far apart.
 */
const ASKED =
  '(?:[PV][^|,GSINJK]{0,7}[aFgtu]|(?<!G[.]?)(?:F|g[.]?a?)[.,:]{0,3}(?:[PV]|[.]?a)|(?<!G[.:]{0,2})a[.,]{0,3}(?:[PVFt]|g)|P[.]{0,2}T|T[.]{0,3}P|t[.]{0,4}a)';
/** What is to be had for it: a look, the address, a place on a list. */
const GATE = '[SILl]';
const BETWEEN = '[^|NJDWY]';

const ORDERS = [
  // "10k for form … then address", "so that I show you", "before …", "until …"
  `${ASKED}${BETWEEN}{0,14}[BHU]${BETWEEN}{0,8}${GATE}`,
  `${ASKED}[.]?T${BETWEEN}{0,8}${GATE}`,
  `a[.]{0,5}B${BETWEEN}{0,10}${GATE}`,
  `${ASKED}[^|NJDWYSIC]{0,6}o[^|NJDWYC]{0,5}${GATE}`,
  `a[.]?ot${BETWEEN}{0,10}S|P[.]{0,2}[|]?a[.,]{0,4}[SL]`,
  // "only shown to those who have covered the charge", "no address until …", "viewing once the fee drops"
  `${GATE}[^|NJHW]{0,6}[OU][^|NJW]{0,8}${ASKED}`,
  `O[.]{0,3}S[^|NJHBD]{0,12}[PV][^|NJ]{0,5}a`,
  `Or?[.]{0,2}${GATE}[^|NJW]{0,5}[|]?[gF][.:]{0,2}a`,
  `O[^|NJW]{0,4}(?:P|V|g)[^|NJW]{0,6}${GATE}`,
  `N[^|PFaVYD]{0,4}${GATE}[^|JH]{0,8}[UB][^|NJ]{0,8}(?:${ASKED}|P)`,
  `[C${GATE.slice(1)}[^|NJHW]{0,6}D[^|NJSIA]{0,4}(?:${ASKED}|F)`,
  // "once paid … shown", "registration is 3k, after registration you see it", "the form is 5k; when you have filled it, the address"
  `D[^|NJSIKLA]{0,4}(?:${ASKED}|P)${BETWEEN}{0,12}${GATE}`,
  `[Fg][^|NJGS]{0,3}a[^|NJ]{0,4}D[.]?[gFP][^|NJ]{0,8}${GATE}`,
  `(?:${ASKED}|t[.]{0,2}a)[^|NJSI]{0,3},[.]{0,2}D[^|NJSI]{0,10}[SL]`,
  // "N5,000 form. Then …", "3k first. Viewing comes after", "send 30k, see it when I am back"
  `(?:${ASKED}|(?<=^|[|,])[.]{0,2}a)[^|NJ]{0,6}\\|[^|NJPFaD]{0,5}(?:[OH][^|NJ]{0,6}${GATE}|${GATE}[.]{0,4}[HD](?=[|,]|$))`,
  `${ASKED}[^|NJDWY]{0,10}[|]?[^|NJPFaD]{0,10}S[^|NPFaBJ]{0,5}[AH]`,
  // To hold it unseen, or for a place on the list.
  `${ASKED}[^|NJDWYS]{0,8}[Xl]|[Xl][^|NJDWYS]{0,6}${ASKED}|(?<![GM][^|]{0,2})aX`,
  `X[^|NJDWY]{0,3}[SI][^|NJDWY]{0,9}${ASKED}`,
  `N[.]{0,2}S[^|]{0,9}[|][^|NJ]{0,6}[PVFa][^|NJDS]{0,12}X`,
  `F[.]{0,2}G[.,M]{0,6}X`,
  `PX[^|NJ]{0,10}S|(?<!G[^|]{0,3})V[.]?a[.o]{0,4}X`,
  `[PV][.]{0,2}[aF][^|NJDWCGS]{0,6}L|N[.]{0,2}[CSI][.]{0,3}U[.]{0,2}a`,
  `l[.]{0,3}F[.]{0,2}a|[IS]l[^|NJW]{0,6}a`,
  `N[.]{0,2}[PFg][.,]{0,3}N[.]{0,2}[SIL](?![.:]?F)`,
].map((order) => new RegExp(order, 'g'));

/** Parts of a sentence that ask for nothing before seeing: seen first, said of others, denied, free, through the platform or on moving in. */
const FINE = [
  /Z[^|]*/g,
  /Y[^|,]{0,12}/g,
  /N(?![.]{0,2}[PFg][.,]{0,3}N)[^|,SIUDL]{0,5}[PVFagt][^|,]*/g,
  /[PFagt][.:]{0,3}[NW](?![.]{0,2}[QPVS])/g,
  /W[^|,]{0,4}/g,
  /[SI][^|,NUOFa]{0,6},?(?:[HJB]|T[,|])[^|]{0,3}[^|,]*[PVFa][^|,]*/g,
  /[PVFa][^|NSI]{0,9}D[^|,NPVFA]{0,4}[SIe][^|,]*/g,
  /[SI][.,]{0,5}J[^|]*/g,
  /D[.]{0,4}[SIJ][^|TBU]*/g,
];

/** The letters without those parts. */
export function withoutFine(meanings: string): string {
  const blank = (part: string) => part.replace(/[^|,]/g, '.');
  const left = meanings.replace(/[^|,]+/g, (part) => (/[Zm]/.test(part) ? blank(part) : part));
  return FINE.reduce((all, fine) => all.replace(fine, blank), left);
}

interface Span {
  start: number;
  end: number;
}

/** Where money is asked for in the order of paying first. */
export function paidFirst(meanings: string): Span | undefined {
  const left = withoutFine(meanings);
  for (const order of ORDERS)
    for (const { 0: found, index } of left.matchAll(order)) return { start: index, end: index + found.length };
  return undefined;
}

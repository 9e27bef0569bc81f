import type { Requirement } from './requirements.ts';

/** OWASP ASVS 5.0.0: the level of each requirement of a section, in their order: 1.2.10 is the last of `1.2` and has level 3. */
const LEVELS = `
  1.1=22 1.2=1111122223 1.3=112222222223 1.4=222 1.5=123
  2.1=122 2.2=112 2.3=12223 2.4=23
  3.1=3 3.2=113 3.3=12223 3.4=11222233 3.5=11122333 3.6=3 3.7=22333
  4.1=12233 4.2=23333 4.3=22 4.4=1222
  5.1=2 5.2=112333 5.3=113 5.4=222
  6.1=122 6.2=111111112222 6.3=11223333 6.4=112233 6.5=22222333 6.6=2223 6.7=33 6.8=2222
  7.1=222 7.2=1111 7.3=22 7.4=11222 7.5=223 7.6=22
  8.1=1233 8.2=1123 8.3=133 8.4=23
  9.1=111 9.2=1222
  10.1=22 10.2=223 10.3=22223 10.4=1111122222233333 10.5=22222 10.6=22 10.7=222
  11.1=2233 11.2=22233 11.3=11233 11.4=1222 11.5=23 11.6=23 11.7=33
  12.1=12233 12.2=11 12.3=22223
  13.1=2333 13.2=222223 13.3=2233 13.4=1222233
  14.1=22 14.2=12223333 14.3=122
  15.1=12233 15.2=12233 15.3=1222222 15.4=3333
  16.1=2 16.2=22222 16.3=2222 16.4=222 16.5=2223
  17.1=23 17.2=22223333 17.3=22
`;

/** The requirements of levels 1 and 2 in their order: id and level. */
export const ASVS = new Map<string, string>(
  LEVELS.trim()
    .split(/\s+/)
    .flatMap((one) => {
      const [section, levels = ''] = one.split('=');
      return levels.split('').flatMap((level, at) => (level === '3' ? [] : [[`${section}.${at + 1}`, level] as const]));
    }),
);

/** A row of docs/security.md. */
interface SecurityRow extends Requirement {
  /** All that the row speaks of: `1.2.6–1.2.8` are three. */
  ids: string[];
  level: string;
  asks: string;
  status: string;
  /** What follows the status. */
  text: string;
  /** Headings of the page that the row points to, as links name them. */
  sections: string[];
}

/** The rows of docs/security.md, by requirement. */
export function readSecurity(page: string): SecurityRow[] {
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
  return rows.map((row) => {
    const [id = '', level = '', asks = '', stands = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, status = '', text = ''] = /^\*\*([a-z ]+)\*\*: (.*)$/.exec(stands) ?? [];
    const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
    const proofs = quoted.filter((one) => one.includes(' › ')).map((one) => one.split(' › '));
    return {
      id,
      ids: idsOf(id),
      level,
      asks,
      status,
      text,
      where: quoted.filter((one) => /^[\w./-]+\.(server\.)?(ts|tsx|mjs)$|^\w+\/[\w/-]+$/.test(one)),
      proofs: proofs.map(([file = '', ...titles]) => ({ file, title: titles.join(' › ') })),
      sections: [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, one = '']) => one),
    };
  });
}

function idsOf(text: string): string[] {
  const [first = '', last = first] = text.split('–');
  const all = [...ASVS.keys()];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
}

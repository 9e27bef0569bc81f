import { readFileSync, writeFileSync } from 'node:fs';
import { type Answer, answerOf, type Shot } from './load.ts';

/** What the product answers, for the servers that it is held against. */
export interface Answers {
  type: string;
  encoding: string;
  /** The packed bytes of this address, of the first one for an address that was not asked for. */
  bodyOf: (path: string) => Buffer;
}

/** Asks the product for the answers of these shots, one after the other, and writes them to a file. */
export async function writeAnswers(file: string, origin: string, shots: readonly Shot[]): Promise<void> {
  const bodies: [path: string, body: string][] = [];
  let first: Answer | undefined;
  for (const { path } of shots) {
    const answer = await answerOf(origin + path);
    first ??= answer;
    bodies.push([path, answer.body.toString('base64')]);
  }
  writeFileSync(file, JSON.stringify({ type: first?.type, encoding: first?.encoding, bodies }));
}

export function readAnswers(file: string): Answers {
  const { type, encoding, bodies } = JSON.parse(readFileSync(file, 'utf8')) as {
    type: string;
    encoding: string;
    bodies: [path: string, body: string][];
  };
  const known = new Map(bodies.map(([path, body]) => [path, Buffer.from(body, 'base64')]));
  const [first = Buffer.alloc(0)] = known.values();
  return { type, encoding, bodyOf: (path) => known.get(path) ?? first };
}

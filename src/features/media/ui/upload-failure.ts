import { mediaTexts as texts } from '../texts.ts';

const PASSING = new Set([0, 408, 409, 423, 425, 429, 500, 502, 503, 504]);

/** Why a picture did not arrive, as a sentence for the person. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  /** Worth trying again without asking: the network or the server may be back in a moment. */
  readonly passing: boolean;

  constructor(message: string, passing = false) {
    super(message);
    this.passing = passing;
  }
}

/** The failure behind an HTTP answer; status 0 is none at all. */
export function failureOf(status: number, body: string): UploadFailure {
  return new UploadFailure(
    status === 0 ? texts.connectionLost : (textOf(body, 'message') ?? texts.failed),
    PASSING.has(status),
  );
}

/** A text that the JSON of an answer carries under this name, if there is any. */
export function textOf(body: string, name: string): string | undefined {
  try {
    const text: unknown = (JSON.parse(body) as Record<string, unknown>)[name];
    return typeof text === 'string' && text ? text : undefined;
  } catch {
    return undefined;
  }
}

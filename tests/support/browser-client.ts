interface Cookie {
  value: string;
  /** Whether it comes along from other sites. */
  everywhere: boolean;
}

export interface Call {
  json?: unknown;
  /** What the specification marks with (cred). */
  cred?: boolean;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // What the calls answer is looked at field by field.
  json: unknown;
}

/**
 * `fetch` as a page in a browser has it: its own site's cookies, and from another origin preflights, answers that only
 * an allowed page may read, and only such cookies as may cross sites.
 */
export class BrowserClient {
  readonly #host: string;
  readonly #foreign: string | undefined;
  readonly #cookies = new Map<string, Cookie>();

  /** `foreign` is the origin of a page of another site. */
  constructor(host: string, foreign?: string) {
    this.#host = host;
    this.#foreign = foreign;
  }

  async call(method: string, path: string, { json, cred = false, headers: own = {} }: Call = {}): Promise<Answer> {
    const headers: Record<string, string> = { ...own };
    if (json !== undefined) headers['content-type'] = 'application/json';
    const needsAsking = Object.keys(headers).length > 0 || !['GET', 'HEAD', 'POST'].includes(method);
    if (this.#foreign && needsAsking) await this.#preflight(method, path, Object.keys(headers), cred);

    const site = {
      ...(this.#foreign && { origin: this.#foreign }),
      'sec-fetch-site': this.#foreign ? 'cross-site' : 'same-origin',
    };
    const sends = cred || !this.#foreign;
    const cookie = sends ? this.#cookieHeader() : '';
    const answer = await fetch(this.#host + path, {
      method,
      headers: { ...headers, ...site, ...(cookie && { cookie }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    if (sends) this.#keep(answer.headers.getSetCookie());
    const text = await answer.text();
    this.#mayRead(answer.headers, cred);
    return { status: answer.status, headers: answer.headers, json: JSON.parse(text) };
  }

  async #preflight(method: string, path: string, names: string[], cred: boolean): Promise<void> {
    const { ok, headers } = await fetch(this.#host + path, {
      method: 'OPTIONS',
      headers: {
        origin: this.#foreign ?? '',
        'sec-fetch-site': 'cross-site',
        'access-control-request-method': method,
        ...(names.length > 0 && { 'access-control-request-headers': names.join(',') }),
      },
    });
    const listed = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/, */);
    this.#mayRead(headers, cred);
    const allowed =
      ok &&
      listed('access-control-allow-methods').includes(method.toLowerCase()) &&
      names.every((name) => listed('access-control-allow-headers').includes(name));
    if (!allowed) throw new TypeError('Failed to fetch');
  }

  #mayRead(headers: Headers, cred: boolean): void {
    if (!this.#foreign) return;
    const isAllowed = headers.get('access-control-allow-origin') === this.#foreign;
    const withCookies = headers.get('access-control-allow-credentials') === 'true';
    if (!isAllowed || (cred && !withCookies)) throw new TypeError('Failed to fetch');
  }

  #cookieHeader(): string {
    const sent = [...this.#cookies].filter(([, { everywhere }]) => everywhere || !this.#foreign);
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const everywhere = /; *samesite=none/i.test(line) && /; *secure/i.test(line);
      if (/; *max-age=0/i.test(line)) this.#cookies.delete(name);
      else if (everywhere || !this.#foreign) this.#cookies.set(name, { value, everywhere });
    }
  }
}

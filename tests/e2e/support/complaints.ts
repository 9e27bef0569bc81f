import type { BrowserContext } from '@playwright/test';

/** What browsers say of a view transition that they left out, for instance because its page is left meanwhile. */
const TRANSITION_LEFT_OUT = /^Transition was (skipped|aborted because of invalid state\b)/;
/** Chromium 111 to 113 say this of each page with a popover; ours are shown in place there. */
const POPOVER_UNKNOWN = /^Found a 'popover' attribute\. /;
const FAILED_REQUEST = /^Failed to load resource: (the server responded with a status of )?/;

/** `any`: also none, as of an exception that goes unreported where its page is left first. */
type Times = number | 'some' | 'any';

interface Expected {
  text: string | RegExp;
  times: Times;
}

/** The errors that browsers report during a journey, and the requests that they send to other hosts. */
export class Complaints {
  readonly #origin: string;
  readonly #reported: string[] = [];
  readonly #expected: Expected[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Listens to every page of this context, also to those that open later. */
  watch(context: BrowserContext): void {
    // Some of what the security policy refuses is tried quietly.
    void context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        // Heard below, like every other complaint of the browser.
        // oxlint-disable-next-line no-console
        console.error(`security policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
      });
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' || POPOVER_UNKNOWN.test(message.text())) return;
      this.#reported.push(this.#short(`${message.text().replace(FAILED_REQUEST, '')} ${message.location().url}`));
    });
    context.on('weberror', (webError) => {
      const { message } = webError.error();
      if (!TRANSITION_LEFT_OUT.test(message)) this.#reported.push(`exception ${this.#short(message)}`);
    });
    context.on('request', (request) => {
      const { origin, protocol, href } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== this.#origin) this.#reported.push(`another host ${href}`);
    });
  }

  /**
   * Says what this journey provokes, and how many times: a complaint that matches, or begins so. It begins with the
   * status or error of a request and its address (`409 (Conflict) /customer/…`, `net::ERR_FAILED /assets/…`), with
   * `exception` or with `another host`.
   */
  expect(text: string | RegExp, times: Times = 1): void {
    this.#expected.push({ text, times });
  }

  /** What was reported without being expected, and what was expected and not reported. */
  surprises(): string[] {
    const left = [...this.#reported];
    const missing = this.#expected.flatMap(({ text, times }) => {
      const found = left.filter((one) => (typeof text === 'string' ? one.startsWith(text) : text.test(one)));
      const taken = typeof times === 'number' ? found.slice(0, times) : found;
      for (const one of taken) left.splice(left.indexOf(one), 1);
      const enough = typeof times === 'number' ? taken.length === times : times === 'any' || taken.length > 0;
      return enough ? [] : [`expected ${times} time(s), reported ${taken.length}: ${String(text)}`];
    });
    return [...left.map((one) => `not expected: ${one}`), ...missing];
  }

  #short(text: string): string {
    return text.replaceAll(this.#origin, '');
  }
}

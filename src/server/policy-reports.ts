import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

/** Where browsers send what a page's security policy refused. */
export const POLICY_REPORTS = '/policy-reports';

/** Others are thrown away: a page that is wrong is wrong for everybody. */
const LOGGED_PER_MINUTE = 20;
const line = z.string().transform((text) => text.slice(0, 200));
const report = z.object({
  'csp-report': z.object({
    'effective-directive': line.optional(),
    'violated-directive': line.optional(),
    'blocked-uri': line.optional(),
    'document-uri': line.optional(),
    'source-file': line.optional(),
    'line-number': z.number().optional(),
  }),
});

/** Logs what browsers report about the security policy; what is no report is thrown away with the same answer (SEC-1). */
export const policyReports: FastifyPluginAsync = async (app) => {
  app.addContentTypeParser(
    ['application/csp-report', 'application/json'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const isFewer = limiter();
  app.post<{ Body: string }>(
    POLICY_REPORTS,
    {
      bodyLimit: 16 * 1024,
      config: { access: 'public', readsOnly: true, touches: 'nothing' },
      schema: { hide: true },
    },
    async ({ body, log }, reply) => {
      const parsed = report.safeParse(parse(body));
      if (parsed.success && isFewer()) {
        const refused = parsed.data['csp-report'];
        log.warn(
          {
            event: 'policy-report',
            directive: refused['effective-directive'] ?? refused['violated-directive'],
            blocked: withoutQuery(refused['blocked-uri']),
            page: withoutQuery(refused['document-uri']),
            source: withoutQuery(refused['source-file']),
            line: refused['line-number'],
          },
          "a page's security policy refused something",
        );
      }
      return reply.status(204).send();
    },
  );
};

/** Gives whether there is room for one more in this minute. */
function limiter(): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    return (count += 1) <= LOGGED_PER_MINUTE;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Queries can hold personal data, such as the token of an email's link. */
function withoutQuery(address: string | undefined): string | undefined {
  return address?.split(/[?#]/)[0];
}

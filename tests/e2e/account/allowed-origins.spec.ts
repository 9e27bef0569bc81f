import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';
import { newSeller } from '../support/sellers.ts';

/** The origin that `CORS_ORIGINS` allows in `playwright.config.ts`. */
const ALLOWED_PORT = Number(process.env.E2E_ALLOWED_PORT);

test.skip(({ isMobile }) => isMobile, 'what is answered does not depend on the screen, and there is one port');

const sites: Server[] = [];

/** Opens a site of somebody else; gives its address. */
async function openSite(port: number): Promise<string> {
  const site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>A site of somebody else</h1>'),
  );
  sites.push(site);
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test.afterAll(async () => {
  for (const site of sites) {
    // Browsers keep a spare connection.
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
});

test('API: a site of CORS_ORIGINS logs somebody in and acts for them, any other is refused', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { email, password } = await newSeller(page);
  const script = async ([host, name, secret]: string[]) => {
    const call = async (path: string, json?: object) => {
      const init: RequestInit = { credentials: 'include' };
      if (json)
        Object.assign(init, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        });
      const answer = await fetch(`${host}${path}`, init);
      return (await answer.json()) as { success?: boolean; city?: string; user?: { _id: string } };
    };
    const { user } = await call('/api/customer/login', { email: name, password: secret });
    const { city } = await call(`/api/user/update/${user?._id}`, { city: 'Kano' });
    const own = await call(`/api/user/listing/${user?._id}`);
    const { success } = await call('/api/customer/logout');
    const after = await call(`/api/user/update/${user?._id}`, { city: 'Lagos' });
    return { city, own, loggedOut: success, after: after.success };
  };
  const allowed = await openSite(ALLOWED_PORT);
  await page.goto(allowed);
  const done = await page.evaluate(script, [baseURL ?? '', email, password]);
  expect(done).toEqual({ city: 'Kano', own: [], loggedOut: true, after: false });
  complaints.expect(`another host ${allowed}/`);
  complaints.expect('401 (Unauthorized) /api/user/update/');

  const stranger = await openSite(0);
  await page.goto(stranger);
  const refused = page.evaluate(script, [baseURL ?? '', email, password]);
  await expect(refused).rejects.toThrow('Failed to fetch');
  complaints.expect(`another host ${stranger}/`);
  complaints.expect(
    /^Access to fetch at '\/api\/customer\/login' from .* blocked by CORS policy: Response to preflight request doesn't pass/,
  );
  complaints.expect('net::ERR_FAILED /api/customer/login');
});

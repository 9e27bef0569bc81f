import { createServer, type Server } from 'node:http';
import { expect, test } from '../support/fixtures.ts';
import { newSeller } from '../support/sellers.ts';

/** The origin that `CORS_ORIGINS` allows in `playwright.config.ts`. */
const PORT = Number(process.env.E2E_ALLOWED_PORT);

let allowed: Server;

test.skip(({ isMobile }) => isMobile, 'what is answered does not depend on the screen, and there is one port');

test.beforeAll(async () => {
  allowed = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>A allowed</h1>'),
  );
  await new Promise<void>((resolve) => allowed.listen(PORT, '127.0.0.1', resolve));
});
test.afterAll(async () => {
  // Browsers keep a spare connection.
  allowed?.closeAllConnections();
  if (allowed) await new Promise((resolve) => allowed.close(resolve));
});

test('a site of the allow-list logs somebody in and acts for them; one that is not on it can do nothing', async ({
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
  await page.goto(`http://127.0.0.1:${PORT}/`);
  const done = await page.evaluate(script, [baseURL ?? '', email, password]);
  expect(done).toEqual({ city: 'Kano', own: [], loggedOut: true, after: false });

  await page.route('http://stranger.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>A stranger</h1>' }),
  );
  await page.goto('http://stranger.test/');
  const refused = page.evaluate(script, [baseURL ?? '', email, password]);
  await expect(refused).rejects.toThrow('Failed to fetch');
  complaints.length = 0;
});

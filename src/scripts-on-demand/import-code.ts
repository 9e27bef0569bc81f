/** The files of code that was imported, unless one of them does not come. */
const fetched = new Map<string, Promise<void>>();

/**
 * Runs every `import()` of the browser's bundle, in place of Vite's function (see replace-loaders.ts). It fetches the
 * files of that code before it imports them, and throws where one does not come, so that another try can fetch it:
 * browsers up to Chromium 150 remember a module that failed for as long as its page is open, and import it no more.
 */
async function importCode<Module>(run: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => once(`/${file}`)));
  return run();
}

function once(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? applyStyles(address) : fetchWhole(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

/** Fetches a file to its last byte, which the browser then keeps. */
async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  await answer.arrayBuffer();
}

async function applyStyles(address: string): Promise<void> {
  // The page may have brought them.
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not come.`));
    });
    document.head.append(link);
  });
}

export { importCode as __vitePreload };

/** Fetches style sheets that did not come once more: the bundler takes those for loaded that it asked for. Throws where one fails again. */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const again = links.filter(isMissing).map(async (link) => {
    const next = link.cloneNode() as HTMLLinkElement;
    const loaded = new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', reject);
    });
    link.replaceWith(next);
    await loaded;
  });
  await Promise.all(again);
}

/** A sheet that did not come is null in one browser, and cannot be read in another. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

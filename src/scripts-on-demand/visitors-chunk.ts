/** The frame of all pages, and the pages that declare `handle = { landing: true }`. */
const ROOT = /\/src\/root\.tsx$/;
const PAGE = /\/src\/pages\/.*\.tsx$/;
const LANDING = /\bhandle\b[^;]*\blanding: true\b/;
const STYLES = /\.css$/;

/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null;
}

const known = new Map<string, Set<string>>();

/**
 * Names the file that a module comes in, for what two of the pages where people land need, and for the styles of one. On a
 * slow line each small file costs a request and its headers, and code that a page has no use for costs no less.
 */
export function visitorsChunk(id: string, modules: Modules): string | null {
  return pagesOf(id, modules).size > (STYLES.test(id) ? 0 : 1) ? 'visitors' : null;
}

/** The pages for visitors that lead to this module. */
function pagesOf(id: string, modules: Modules): Set<string> {
  const found = known.get(id);
  if (found) return found;
  const file = id.replace(/\?.*$/, '');
  const info = modules.getModuleInfo(id);
  const pages = new Set(ROOT.test(file) || (PAGE.test(file) && LANDING.test(info?.code ?? '')) ? [file] : []);
  known.set(id, pages);
  for (const importer of info?.importers ?? []) {
    for (const page of pagesOf(importer, modules)) pages.add(page);
  }
  return pages;
}

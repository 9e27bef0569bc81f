const FOR_VISITORS = /\/src\/(root|pages\/(home\/home|search|listing\/listing))\.tsx$/;

/** What the bundler knows of its modules. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const known = new Map<string, Set<string>>();

/**
 * Names the file that a module comes in, for what two of the pages for visitors need. On a slow line each small file
 * costs a request and its headers, and code that a page has no use for costs no less.
 */
export function visitorsChunk(id: string, modules: Modules): string | null {
  return pagesOf(id, modules).size > 1 ? 'visitors' : null;
}

/** The pages for visitors that lead to this module. */
function pagesOf(id: string, modules: Modules): Set<string> {
  const found = known.get(id);
  if (found) return found;
  const file = id.replace(/\?.*$/, '');
  const pages = new Set(FOR_VISITORS.test(file) ? [file] : []);
  known.set(id, pages);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    for (const page of pagesOf(importer, modules)) pages.add(page);
  }
  return pages;
}

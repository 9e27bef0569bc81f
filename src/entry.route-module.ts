/** What the framework knows of a route that may not be loaded yet. */
interface Route {
  id: string;
  /** The address of its code. */
  module: string;
}

interface Going {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
}

/**
 * Stands in the place of the framework's own loader of routes (see vite.config.ts), which loads the page anew that somebody
 * is leaving when the code of the next one does not come: a press leads nowhere, and without a connection to the browser's
 * own page. Here the next page is loaded whole, as the server has it, or, without a connection, throws, so that our page
 * about that is shown.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  if (route.id in known) return known[route.id];
  try {
    known[route.id] = await import(/* @vite-ignore */ route.module);
    return known[route.id];
  } catch (error) {
    if (!navigator.onLine) throw error;
    const { location } = (window as Going).__reactRouterDataRouter?.state.navigation ?? {};
    if (!location) throw error;
    const address = location.pathname + location.search + location.hash;
    window.location.assign(address);
    // The page is on its way; until then all stays as it is.
    return new Promise(() => undefined);
  }
}

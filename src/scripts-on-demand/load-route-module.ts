/** What the framework knows of a route that may not be loaded yet. */
interface Route {
  id: string;
  /** The address of its code. */
  module: string;
}

interface FrameworkWindow {
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
}

/**
 * Stands in for the framework's function of this name (see replace-route-loader.ts), which reloads the page that is being
 * left when the code of the next one does not come. Here the next page is loaded whole from the server; without a
 * connection this throws, so that our page about that is shown.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    loaded[route.id] = await import(/* @vite-ignore */ route.module);
    return loaded[route.id];
  } catch (error) {
    if (!navigator.onLine) throw error;
    const { location } = (window as FrameworkWindow).__reactRouterDataRouter?.state.navigation ?? {};
    if (!location) throw error;
    window.location.assign(location.pathname + location.search + location.hash);
    // The browser is leaving for that page; until then this one stays as it is.
    return new Promise(() => undefined);
  }
}

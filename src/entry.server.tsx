import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { answerContext, ctxContext } from '#server/context.server.ts';
import { finishedPage } from '#server/finished-page.ts';
import { isOnDemand } from './scripts-on-demand/defer-scripts.server.ts';
import { Nonce } from './scripts-on-demand/inline-script.tsx';

/** Draws a page whole before it is sent, so that its status is right and it compresses as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const answer = context.get(answerContext);
  const { nonce } = answer;
  const { serverHandoffStream: stream, ...whole } = entry;
  // Drawn without what waits for the stream, a page is one text from the start, and not many pieces that are encoded one by one.
  const drawn = renderToString(
    <Nonce value={nonce}>
      <ServerRouter context={{ ...whole, manifest: ofPage(entry) }} url={request.url} nonce={nonce} />
    </Nonce>,
  );
  const data = stream ? await text(stream) : null;
  const isAlive = whole.renderMeta?.didRenderScripts === true;
  const page = finishedPage(drawn, { nonce, data: isAlive ? data : null, isOnDemand: isOnDemand(entry) });
  answer.scripts = page.hashes;
  answer.html = page.html;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** The manifest with the routes of this page alone: of each that it holds, the framework makes a route anew for every page. */
function ofPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Defects go to the log with the request's id; people who went away, and addresses that there are not, are no defect. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(ctxContext).log.error({ err: error }, 'a page failed');
};

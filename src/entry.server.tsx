import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { answerContext, ctxContext } from '#server/context.server.ts';
import { withHashes } from '#server/script-hashes.ts';
import { deferScripts, isOnDemand } from './scripts-on-demand/defer-scripts.server.ts';
import { Nonce, scriptLiteral } from './scripts-on-demand/inline-script.tsx';

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
  const { serverHandoffStream: data, ...whole } = entry;
  // Drawn without what waits for the stream, a page is one text from the start, and not many pieces that are encoded one by one.
  const drawn = renderToString(
    <Nonce value={nonce}>
      <ServerRouter context={whole} url={request.url} nonce={nonce} />
    </Nonce>,
  );
  const text = data && (await new Response(data).text());
  const html = text && whole.renderMeta?.didRenderScripts ? withData(drawn, text, nonce) : drawn;
  const page = withHashes(isOnDemand(entry) ? deferScripts(html, nonce) : html, nonce);
  answer.scripts = page.hashes;
  answer.html = `<!DOCTYPE html>${page.html}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** The page with what its loaders gave, for React Router in the browser. */
function withData(html: string, data: string, nonce: string): string {
  const code = `window.__reactRouterContext.streamController.enqueue(${scriptLiteral(data)});window.__reactRouterContext.streamController.close();`;
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script nonce="${nonce}">${code}</script>${html.slice(end)}`;
}

/** Defects go to the log with the request's id; people who went away, and addresses that there are not, are no defect. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(ctxContext).log.error({ err: error }, 'a page failed');
};

import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
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
import { Nonce } from './scripts-on-demand/inline-script.tsx';

const RENDER_TIMEOUT_MS = 10_000;

/** Renders a page whole before it is sent, so that its status is right and it compresses as one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const answer = context.get(answerContext);
  const { nonce } = answer;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed: unknown;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        const html = Buffer.concat(chunks).toString();
        const page = withHashes(isOnDemand(entry) ? deferScripts(html, nonce) : html, nonce);
        answer.scripts = page.hashes;
        resolve(new Response(page.html, { status: failed ? 500 : status, headers }));
        done();
      },
    });
    const page = (
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = error;
      },
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long.')), RENDER_TIMEOUT_MS);
  });
}

/** Defects go to the log with the request's id; people who went away, and addresses that there are not, are no defect. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(ctxContext).log.error({ err: error }, 'a page failed');
};

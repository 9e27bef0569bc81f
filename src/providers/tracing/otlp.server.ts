import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Tracing } from '#core/ports.ts';

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Sends traces to a collector that speaks OTLP over HTTP (SEEN-6); its packages are loaded only where there is one. */
export async function createTracing({ endpoint, version }: { endpoint: string; version: string }): Promise<Tracing> {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gidana', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('gidana');
  const current = new AsyncLocalStorage<Context>();
  return {
    request(parent, go) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, contextOf(parent));
      current.run(trace.setSpan(ROOT_CONTEXT, span), go);
      return ({ method, route, status }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    statement(text) {
      const within = current.getStore();
      if (!within) return () => undefined;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) };
      const span = tracer.startSpan('statement', { kind: SpanKind.CLIENT, attributes }, within);
      return () => span.end();
    },
    stop: () => provider.shutdown(),
  };
}

/** The trace that a proxy began, if it says so. */
function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(`0x${flags}`), isRemote: true });
}

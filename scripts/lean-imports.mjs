// Before the server (server-process.json): keeps what was compiled for the next start, and has Drizzle loaded as CommonJS. As modules of
// which each exports all of others, Node takes 0.4 s and 160 MB to link it, most of which the process never gives back.
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

// Where nothing can be written there, each start compiles anew. It is also written when the process ends by itself.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/gidana'));
setTimeout(() => flushCompileCache(), 60_000).unref();

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, /^drizzle-orm(\/|$)/.test(specifier) ? { ...context, conditions: ['require', 'node'] } : context),
});

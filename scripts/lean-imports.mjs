// Before the server (server-process.json): has Drizzle loaded as CommonJS. As modules of which each exports all of others, Node takes
// 0.4 s and 160 MB to link it, most of which the process never gives back.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, /^drizzle-orm(\/|$)/.test(specifier) ? { ...context, conditions: ['require', 'node'] } : context),
});

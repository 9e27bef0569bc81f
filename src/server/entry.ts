import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';

export { createApp } from './app.ts';
export { jobHandlers } from './jobs.server.ts';
export { prepareMarket } from './prepare/market.server.ts';

/** The pages as Vite built them: in one bundle with the services, so that both share their modules. */
export const serverBuild: ServerBuild = build;

// Part of `npm run check`: makes the description of the API without a database, checks it against the recommended rules of
// a public linter, and generates the types of a client from it. Makes no network call.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypes, { astToString } from 'openapi-typescript';
import type { Deps } from '#core/ctx.ts';
import { createApp } from '#server/app.ts';

const settings = {
  publicUrl: 'https://gidana.example',
  companyEmail: 'hello@gidana.example',
  uploadDir: tmpdir(),
  limits: {},
};
// No call is made, so nothing else is needed.
const deps = { settings, changes: {} } as Deps;
const app = await createApp({ deps, trustProxy: [], corsOrigins: [] });
await app.ready();
const source = JSON.stringify(app.swagger(), null, 2);
await app.close();

const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source, config });
for (const { severity, ruleId, message, location } of problems)
  console.log(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);

const types = astToString(await openapiTypes(source));
writeFileSync(join(import.meta.dirname, '../tests/client/api.d.ts'), types);
process.exitCode = problems.length > 0 ? 1 : 0;

import type { FastifyDynamicSwaggerOptions, SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { sessionCookieName } from '#providers/credentials/auth.server.ts';
import { TAGS, tagOf } from './declared.ts';
import { failureResponses, failuresOf } from './failures.ts';
import { PARAMETERS } from './parameters.ts';

interface Schema {
  description?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Parameter {
  in: string;
  name: string;
  description?: string;
  schema: Schema;
}
interface Response {
  description?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  parameters?: Parameter[];
  responses: Record<string, Response>;
  'x-failures'?: Record<string, Response>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: object };
}

const SUCCESS: Record<string, string> = { 200: 'Done.', 201: 'Created.', 204: 'Done; the answer has no body.' };
const ADMINS = 'For admins only.';

/** How the description of the API is made: what a route declares, and what follows from that. */
export function descriptionOf(settings: { publicUrl: string; companyEmail: string }): FastifyDynamicSwaggerOptions {
  const { hostname } = new URL(settings.publicUrl);
  return {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Gidana API',
        version: '1',
        description:
          'The API of the Gidana property marketplace. Failures carry `success: false` and a `message` for people. Money is whole naira. Times are ISO 8601 in UTC.',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
        contact: { email: settings.companyEmail },
      },
      servers: [{ url: hostname === 'localhost' ? '/' : settings.publicUrl }],
      tags: Object.values(TAGS),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName(settings.publicUrl),
            description: '`POST /api/customer/login` sets this cookie.',
          },
        },
        responses: failureResponses,
      },
    },
    // OpenAPI 3.1 knows `const`.
    convertConstToEnum: false,
    transform: describeCall,
    transformObject: (draft) => finish(jsonSchemaTransformObject(draft) as Document),
  };
}

/** Adds to a call what its route says elsewhere: its tag, who may make it and what it can fail with. */
const describeCall: SwaggerTransform = (call) => {
  const { schema, url } = jsonSchemaTransform(call);
  if (schema.hide) return { schema, url };
  const { access } = call.route.config ?? {};
  const isAdmins = access === 'admin';
  const described = {
    ...schema,
    ...(isAdmins && { description: [schema.description, ADMINS].filter(Boolean).join(' ') }),
    operationId: schema.operationId?.replace(/-head$/, ''),
    tags: [tagOf(url)?.name ?? ''],
    security: access === 'public' ? [] : [{ session: isAdmins ? ['admin'] : [] }],
    'x-failures': failuresOf(call.schema, call.route),
  };
  return { schema: described, url: url.replace(/\/$/, '') };
};

function finish(document: Document): Document {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { 'x-failures': failures, responses, parameters = [] } = operation;
    for (const parameter of parameters) explain(parameter);
    for (const [status, response] of Object.entries(responses)) succeed(status, response);
    operation.responses = { ...responses, ...failures };
    delete operation['x-failures'];
  }
  document.components.schemas = used(document);
  return document;
}

function explain(parameter: Parameter): void {
  parameter.description ??= PARAMETERS[parameter.name];
  // Bodies may also hold lists and truth values; an address holds text.
  const [written] = parameter.schema.anyOf ?? [];
  if (written) parameter.schema = written;
}

function succeed(status: string, response: Response): void {
  if (response.description === 'Default Response') response.description = SUCCESS[status];
  for (const { schema } of Object.values(response.content ?? {})) {
    if (!schema.anyOf) continue;
    schema.oneOf = schema.anyOf;
    delete schema.anyOf;
  }
}

/** Every named schema exists as it is sent and as it is answered; this keeps those that something refers to. */
function used({ paths, components: { schemas, responses } }: Document): Record<string, unknown> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      visit(schemas[name]);
    }
  };
  visit([paths, responses]);
  return Object.fromEntries([...names].sort().map((name) => [name, schemas[name]]));
}

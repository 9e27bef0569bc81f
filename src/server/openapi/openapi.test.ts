import Fastify, { type FastifySchema } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { openapiPlugin } from '../plugins/openapi.ts';

interface Call {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; description?: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}
interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, { content: object }> };
}

let world: World;
let description: Description;
const callsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, path, call })),
  );
const callOf = (name: string) => {
  const found = callsOf(description).find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not described`);
  return found.call;
};

beforeAll(async () => {
  world = await createWorld();
  description = (await (await world.app()).inject('/api/docs/openapi.json')).json<Description>();
});
afterAll(() => world[Symbol.asyncDispose]());

describe('the description of the API', () => {
  test('says who may make a call by what the route declares', () => {
    expect(callOf('GET /api/listing/get').security).toEqual([]);
    expect(callOf('POST /api/listing/create').security).toEqual([{ session: [] }]);
    expect(callOf('GET /api/user/getusers')).toMatchObject({
      security: [{ session: ['admin'] }],
      description: 'For admins only.',
    });
  });

  test('lists the failures that follow from access, method and input, and those that a route adds', () => {
    const failures = (name: string) => Object.keys(callOf(name).responses).filter((status) => Number(status) >= 400);
    expect(failures('GET /api/listing/map/base')).toEqual(['429', '500', '503']);
    expect(failures('GET /api/listing/get')).toEqual(['400', '429', '500', '503']);
    expect(failures('GET /api/user/getusers')).toEqual(['400', '401', '403', '429', '500', '503']);
    expect(failures('POST /api/listing/update/{listingId}')).toEqual([
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
  });

  test('gives every failure the one shape', () => {
    const failures = callsOf(description).flatMap(({ call }) =>
      Object.entries(call.responses).flatMap(([status, { $ref }]) => (Number(status) >= 400 ? $ref : [])),
    );
    for (const reference of new Set(failures)) {
      const name = String(reference).replace('#/components/responses/', '');
      expect(description.components.responses[name]?.content, name).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
      });
    }
  });

  test('names each body and each answer, and says what each parameter means', () => {
    const isNamed = (schema: object): boolean => {
      const { $ref, items, oneOf } = schema as { $ref?: string; items?: object; oneOf?: object[] };
      return Boolean($ref) || (items ? isNamed(items) : (oneOf?.every(isNamed) ?? false));
    };
    for (const { name, path, call } of callsOf(description)) {
      const contents = [call.requestBody, ...Object.values(call.responses)].flatMap((one) =>
        Object.values(one?.content ?? {}),
      );
      for (const { schema } of contents) expect(isNamed(schema), `${name}: ${JSON.stringify(schema)}`).toBe(true);
      const parameters = call.parameters ?? [];
      const unexplained = parameters.filter((one) => !one.description).map((one) => one.name);
      expect(unexplained, name).toEqual([]);
      const inPath = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
      expect(inPath, name).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(path, name).not.toMatch(/\/$/);
    }
  });

  test('shows which two answers the list of listings has, and how its parameters are written', () => {
    const { responses, parameters = [] } = callOf('GET /api/listing/get');
    expect(responses['200']?.content?.['application/json']?.schema).toEqual({
      oneOf: [
        { type: 'array', items: { $ref: '#/components/schemas/Listing' } },
        { $ref: '#/components/schemas/ListingOverview' },
      ],
    });
    const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
    expect(schemaOf('limit')).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
    expect(schemaOf('kind')).toEqual({ type: 'string' });
    expect(schemaOf('offer')).toEqual({ type: 'boolean' });
  });

  test('describes the picture that a form carries', () => {
    expect(callOf('POST /api/upload').requestBody?.content).toEqual({
      'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadInput' } },
    });
    expect(description.components.schemas['UploadInput']).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' }, purpose: { enum: ['listing', 'avatar', 'post'] } },
      required: ['file'],
    });
  });

  test('names the site as its server, and a local one by the address that the description came from', async () => {
    expect(description).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/' }] });
    await using site = await createWorld({ publicUrl: 'https://homes.ng' });
    const { servers } = (await (await site.app()).inject('/api/docs/openapi.json')).json<Description>();
    expect(servers).toEqual([{ url: 'https://homes.ng' }]);
  });
});

describe('the server does not start with a call', () => {
  const starting = async (schemas: Record<string, FastifySchema>) => {
    const app = Fastify();
    await app.register(openapiPlugin, { settings: world.settings });
    for (const [url, schema] of Object.entries(schemas)) app.get(url, { schema }, () => 'x');
    try {
      await app.ready();
    } finally {
      await app.close();
    }
  };

  test.each<[string, Record<string, FastifySchema>]>([
    ['without a name', { '/api/listing/x': { summary: 'X' } }],
    ['without a summary', { '/api/listing/x': { operationId: 'x' } }],
    ['outside every group', { '/api/strange/x': { operationId: 'x', summary: 'X' } }],
  ])('%s', async (_what, schemas) => {
    await expect(starting(schemas)).rejects.toThrow(/^The API cannot be described: GET \/api\/\w+\/x needs/);
  });

  test('that has the name of another', async () => {
    const schema = { operationId: 'x', summary: 'X' };
    await expect(starting({ '/api/post/x': schema, '/api/post/y': schema })).rejects.toThrow(
      'GET /api/post/y needs an operationId of its own',
    );
    await starting({ '/api/post/x': schema, '/api/post/y': { ...schema, operationId: 'y' }, '/page': { hide: true } });
  });
});

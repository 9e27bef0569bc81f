import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'test-1';
const BUCKET = 'homes';
const ACCESS_KEY = 'tester';
const SECRET_KEY = 'a-secret-of-the-tests';

interface Stored {
  bytes: Buffer;
  contentType: string;
  cacheControl: string;
}

/** A small object store on loopback that speaks S3 and checks every signature (SigV4), kept in memory. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, objects, refused);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket: BUCKET,
      region: REGION,
      endpoint: `http://127.0.0.1:${port}`,
      keys: { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY },
    },
    objects,
    refused,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Stored>,
  refused: string[],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const url = new URL(request.url ?? '/', 'http://s3.invalid');
  const problem = signatureProblem(request, url, body);
  if (problem) {
    refused.push(problem);
    return error(response, 403, problem);
  }
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (bucket !== BUCKET) return error(response, 404, 'NoSuchBucket');
  if (!key && url.searchParams.get('list-type') === '2') return list(response, url, objects);
  const held = objects.get(key);
  switch (request.method) {
    case 'PUT':
      objects.set(key, {
        bytes: body,
        contentType: request.headers['content-type'] ?? '',
        cacheControl: request.headers['cache-control'] ?? '',
      });
      response.writeHead(200, { etag: '"1"' }).end();
      return;
    case 'GET':
      if (!held) return error(response, 404, 'NoSuchKey');
      response
        .writeHead(200, { 'content-type': held.contentType, 'content-length': held.bytes.length })
        .end(held.bytes);
      return;
    case 'DELETE':
      objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      return error(response, 405, 'MethodNotAllowed');
  }
}

function list(response: ServerResponse, url: URL, objects: Map<string, Stored>): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('start-after') ?? '';
  const max = Math.min(Number(url.searchParams.get('max-keys') ?? 1000), 1000);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, max);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
  );
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${keys.length > page.length}</IsTruncated>${contents.join('')}</ListBucketResult>`,
    );
}

function error(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** What is wrong with the request's signature, or null: AWS Signature Version 4 as its documentation spells it. */
function signatureProblem(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return 'MissingSignature';
  const [, credential = '', signedHeaders = '', signature = ''] = given;
  const [accessKey, day = '', region, service, end] = credential.split('/');
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed';
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const time = String(request.headers['x-amz-date']);
  if (Math.abs(Date.now() - momentOf(time)) > 15 * 60_000) return 'RequestTimeTooSkewed';

  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted();
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), signedHeaders, bodyHash].join(
    '\n',
  );
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n');
  let signingKey: Buffer = Buffer.from(`AWS4${SECRET_KEY}`);
  for (const part of [day, REGION, 's3', 'aws4_request']) signingKey = hmac(signingKey, part);
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function momentOf(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

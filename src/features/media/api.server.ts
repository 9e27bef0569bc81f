import multipart from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { call } from '#core/call.server.ts';
import { ensure, fail, isAppError } from '#core/errors.ts';
import { tusApi } from './tus/api.server.ts';
import { purpose as purposeField, uploadAnswer, uploadForm } from './contract.ts';
import { MULTIPART_MAX_BYTES } from './rules.ts';
import { store, type Upload } from './service.server.ts';
import { mediaTexts as texts } from './texts.ts';

const FIELD_MAX_BYTES = 100;
const MAX_FIELDS = 5;
/** The file and what multipart writes around it. */
const BODY_MAX_BYTES = MULTIPART_MAX_BYTES + 16 * 1024;

/** The upload calls under `/api/upload`: one multipart post up to 256 KB, above it tus 1.0. */
export const mediaApi: FastifyPluginAsyncZod<{ uploadDir: string }> = async (app, { uploadDir }) => {
  await app.register(postApi);
  await app.register(tusApi, { prefix: '/tus', uploadDir });
};

const postApi: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart, {
    limits: {
      fileSize: MULTIPART_MAX_BYTES,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: FIELD_MAX_BYTES,
      parts: MAX_FIELDS + 1,
    },
    throwFileSizeLimit: false,
  });

  app.post(
    '/',
    {
      ...call('uploadImage', 'Upload a picture of up to 256 KB', {
        description: 'Larger ones, up to 2 MB, go through a resumable upload at `/api/upload/tus`.',
        access: 'user',
        touches: 'nothing',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        response: { 201: uploadAnswer },
        failures: ['no_space'],
      }),
      bodyLimit: BODY_MAX_BYTES,
      // The handler reads the form part by part, so there is no body to hold against its schema.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const image = await store(request.ctx, await readForm(request));
      return reply.status(201).send({ success: true, url: image.url });
    },
  );
};

/** The file and the purpose of a form; whatever else it holds is passed over. */
async function readForm(request: FastifyRequest): Promise<Upload> {
  ensure(request.isMultipart(), 'unsupported', texts.oneFile);
  let file: { name: string; bytes: Buffer } | undefined;
  let purpose: unknown = 'listing';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'purpose') purpose = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      ensure(!part.file.truncated, 'too_large', texts.tooLargeForPost);
      if (part.fieldname === 'file') file = { name: part.filename, bytes };
    }
  } catch (error) {
    // The parser's own words for a form that breaks off carry no status.
    if (isAppError(error) || (error as FastifyError).statusCode) throw error;
    fail('invalid', texts.brokenForm);
  }
  if (!file) fail('invalid', texts.noFile);
  const known = purposeField.safeParse(purpose);
  return known.success ? { ...file, purpose: known.data } : fail('invalid', texts.unknownPurpose);
}

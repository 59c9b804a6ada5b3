import type { FastifyRequest } from 'fastify';

/** A multipart form with at most one file. */
export type Form = { fields: Record<string, string>; file: Buffer | undefined };

/**
 * Reads a complete multipart form.
 *
 * @returns undefined for another request
 * @throws Error with statusCode 413 if the file is too large
 */
export async function readForm(request: FastifyRequest): Promise<Form | undefined> {
  if (!request.isMultipart()) return undefined;
  const form: Form = { fields: {}, file: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname === 'file') form.file = await part.toBuffer();
      else part.file.resume();
    } else if (typeof part.value === 'string') {
      form.fields[part.fieldname] = part.value;
    }
  }
  return form;
}

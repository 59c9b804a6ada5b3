import type { FastifyRequest } from 'fastify';

/** A multipart form: its texts by name, and its one file. */
export type Form = { fields: Record<string, string>; file: Buffer | undefined };

/**
 * Reads a multipart form whole.
 *
 * @returns undefined if the request has none
 * @throws Error with statusCode 413 if its file is larger than the server reads
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

import * as zod from 'zod/mini';
import type { Body, FullOperation } from './contract.ts';
import { inProject } from './project.ts';

/** The error of a generated schema for an example of the contract. */
export type ExampleFault = { operationId: string; example: string; message: string };

const isSchema = (value: unknown): value is zod.core.$ZodType => value instanceof zod.core.$ZodType;

async function schemaOf(
  area: string,
  operationId: string,
  part: 'Body' | 'Response',
  folder: string,
): Promise<zod.core.$ZodType | undefined> {
  const module: Record<string, unknown> = await import(`${folder}/zod/${area}/${area}.zod.ts`);
  const schema = module[`${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${part}`];
  return isSchema(schema) ? schema : undefined;
}

const isJson = (body: Body | undefined): body is Body => body?.mediaType === 'application/json';

/**
 * Checks every example of an operation's request and success against its generated zod schema.
 *
 * @param folder folder of the generated files, default: generated/
 * @returns one fault for each example that its schema refuses
 */
export async function exampleFaults(
  { area, operationId, requestBody, success }: FullOperation,
  folder = inProject('generated'),
): Promise<ExampleFault[]> {
  const parts = [
    { part: 'Body' as const, body: requestBody },
    { part: 'Response' as const, body: success.body },
  ];
  const faults: ExampleFault[] = [];
  for (const { part, body } of parts) {
    if (!isJson(body)) continue;
    const schema = await schemaOf(area, operationId, part, folder);
    if (!schema) {
      faults.push({ operationId, example: part, message: 'has no generated schema' });
      continue;
    }
    for (const { name, value } of body.examples) {
      const issues = zod.safeParse(schema, value).error?.issues ?? [];
      const message = issues.map(({ path, message: text }) => `${path.join('.')}: ${text}`);
      if (message.length > 0)
        faults.push({ operationId, example: name, message: message.join('; ') });
    }
  }
  return faults;
}

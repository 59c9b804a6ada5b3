import type { V4ResponseBuilderFunc } from '@pact-foundation/pact/src/v4/http/types';
import type { Json } from '../../../scripts/generate/contract-types.ts';
import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import { fullOperations, readContract, type FullOperation } from '../../lib/contract.ts';
import { expectBody, type NullableValues, type ReadFields } from './matchers.ts';
import { chooseAlternative, resolveSchema } from './samples.ts';

export const contract = readContract();
const operationsById = new Map(fullOperations(contract).map((one) => [one.operationId, one]));

/** An operation of the contract. @throws Error for an unknown name */
export function operationOf(operationId: string): FullOperation {
  const operation = operationsById.get(operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}

/** An answer in Pact's notation, and the value that the portal reads. */
export type ExpectedAnswer = {
  status: number;
  write: V4ResponseBuilderFunc;
  value: Json | undefined;
  /** Paths in the body that may be null. */
  nullablePaths: string[];
};

const regexMatcher = (regex: string, value: string) => ({
  'pact:matcher:type': 'regex',
  regex,
  value,
});

export const jsonTypeMatcher = regexMatcher('^application/json(;.*)?$', 'application/json');

/** A JSON answer with the fields that are read, from the contract's example. */
export function expectedJson(
  { success, operationId }: FullOperation,
  example: string,
  reads: ReadFields,
  nullableValues: NullableValues,
): ExpectedAnswer {
  const { status, body } = success;
  if (!body) return { status, write: () => undefined, value: undefined, nullablePaths: [] };
  const chosenExample = body.examples.find(({ name }) => name === example);
  if (!chosenExample) throw new Error(`${operationId} has no example ${example}.`);
  const answerSchema = chooseAlternative(contract, body.schema, chosenExample.value);
  const hasSameSchema = (value: Json): boolean =>
    JSON.stringify(chooseAlternative(contract, body.schema, value)) ===
    JSON.stringify(answerSchema);
  const otherExamples = body.examples.filter(
    (other) => other !== chosenExample && hasSameSchema(other.value),
  );
  const examples = [chosenExample, ...otherExamples].map(({ value }) => value);
  const schema = resolveSchema(contract, answerSchema);
  const expected = expectBody(contract, schema, examples, reads, nullableValues);
  return {
    status,
    value: expected.value,
    nullablePaths: expected.nullablePaths,
    write: (answer) => {
      answer.headers({ 'Content-Type': jsonTypeMatcher });
      answer.jsonBody(expected.template);
    },
  };
}

/** Small files of each type. Pact compares the type of a file, never its bytes. */
const sampleFiles: Record<string, Buffer> = {
  'application/pdf': Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  // An empty archive.
  'application/zip': Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
};

/** A download: the media type, the file name (S7) and, if Pact can recognise the type, the content. */
export function expectedFile({ success, operationId }: FullOperation): ExpectedAnswer {
  const { status, body, headers } = success;
  const disposition = headers.find(({ name }) => name === 'Content-Disposition')?.example;
  if (!body || typeof disposition !== 'string')
    throw new Error(`${operationId} is not a download.`);
  const sampleFile = sampleFiles[body.mediaType];
  // `attachment` or `inline`, as in the contract's example.
  const [dispositionType] = disposition.split(';');
  const mediaTypePattern = body.mediaType.replace(/[.+]/g, '\\$&');
  return {
    status,
    value: { fileName: fileNameFrom(disposition) ?? '', size: sampleFile?.length ?? 0 },
    nullablePaths: [],
    write: (answer) => {
      if (sampleFile) {
        answer.body(body.mediaType, sampleFile);
        answer.matchingRules({
          body: [
            { path: '$', rules: [{ 'pact:matcher:type': 'contentType', value: body.mediaType }] },
          ],
        });
      }
      answer.headers({
        'Content-Type': regexMatcher(`^${mediaTypePattern}(;.*)?$`, body.mediaType),
        'Content-Disposition': regexMatcher(`^${dispositionType};.*filename\\*?=.+`, disposition),
      });
    },
  };
}

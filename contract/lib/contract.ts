import { readFileSync } from 'node:fs';
import {
  listOperationsWithPath,
  resolveRef,
  type Contract,
  type Example,
  type Json,
  type MediaType,
  type Method,
  type Operation,
  type Parameter,
  type Response,
} from '../../scripts/generate/contract-types.ts';
import { inProject } from './project.ts';

type FullParameter = Parameter & { example?: Json };

type NamedExample = { name: string; value: Json };

type Body = { mediaType: string; schema: Json | undefined; examples: NamedExample[] };

type Answer = {
  status: number;
  headers: { name: string; example: Json | undefined }[];
  body: Body | undefined;
};

/** One operation of the contract with all references resolved. */
export type FullOperation = {
  operationId: string;
  method: Method;
  path: string;
  area: string;
  security: 'public' | 'sessionCookie' | 'downloadSession';
  parameters: FullParameter[];
  requestBody: Body | undefined;
  success: Answer;
  errors: Answer[];
  errorCodes: string[];
};

export type ContractDocument = Contract & {
  info: { title: string; version: string; summary?: string; description?: string };
};

/**
 * Reads the contract's bundle.
 *
 * @param filePath default: generated/openapi.json
 * @throws Error if the file is missing or not JSON
 */
export function readContract(filePath = inProject('generated/openapi.json')): ContractDocument {
  const contract: ContractDocument = JSON.parse(readFileSync(filePath, 'utf8'));
  return contract;
}

function bodyOf(contract: Contract, content: Record<string, MediaType> | undefined) {
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  if (mediaType === undefined || media === undefined) return undefined;
  const examples = Object.entries(media.examples ?? {}).map(([name, example]) => {
    const { value } = resolveRef<Example>(contract, example);
    return { name, value };
  });
  const schema: Json | undefined =
    media.schema === undefined ? undefined : JSON.parse(JSON.stringify(media.schema));
  return { mediaType, schema, examples };
}

type Header = { example?: Json; schema?: { example?: Json } };

function answerOf(contract: Contract, status: string, responseOrReference: Response): Answer {
  const response = resolveRef<Response>(contract, responseOrReference);
  const headers = Object.entries(response.headers ?? {}).map(([name, value]) => {
    const reference: Header | { $ref: string } = JSON.parse(JSON.stringify(value));
    const header = resolveRef<Header>(contract, reference);
    return { name, example: header.example ?? header.schema?.example };
  });
  return { status: Number(status), headers, body: bodyOf(contract, response.content) };
}

function securityOf(contract: Contract, { security }: Operation): FullOperation['security'] {
  const scheme = Object.keys((security ?? contract.security ?? [])[0] ?? {})[0];
  return scheme === 'sessionCookie' || scheme === 'downloadSession' ? scheme : 'public';
}

/**
 * Every operation with parameters, bodies, answers and examples resolved, in the contract's order.
 *
 * @throws Error if an operation has no success or a reference has no target
 */
export function fullOperations(contract: Contract): FullOperation[] {
  return listOperationsWithPath(contract).map(({ path, method, pathItem, operation }) => {
    const answers = Object.entries(operation.responses).map(([status, response]) =>
      answerOf(contract, status, response),
    );
    const success = answers.find(({ status }) => status < 300);
    if (!success) throw new Error(`${operation.operationId} has no success`);
    return {
      operationId: operation.operationId,
      method,
      path,
      area: operation.tags[0] ?? '',
      security: securityOf(contract, operation),
      parameters: [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
        resolveRef<FullParameter>(contract, one),
      ),
      requestBody: bodyOf(contract, operation.requestBody?.content),
      success,
      errors: answers.filter(({ status }) => status >= 300),
      errorCodes: operation['x-error-codes'] ?? [],
    };
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A parameter of an operation as the bundle has it. */
type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: unknown;
};

type MediaTypes = Record<string, { schema?: unknown }>;

/** An operation as the bundle has it, as far as the sandbox reads it. */
type BundledOperation = {
  parameters?: Parameter[];
  requestBody?: { content?: MediaTypes };
};

type Bundle = {
  paths: Record<string, Record<string, BundledOperation> & { parameters?: Parameter[] }>;
  components: {
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
  };
};

const file = fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url));

/** The contract's bundle. Parsed once; the one place that says what is in the file. */
export const bundle: Bundle = JSON.parse(readFileSync(file, 'utf8'));

/** A named example of the contract, by its key in components/examples. */
export const namedExample = <T>(key: string): T => {
  const example = bundle.components.examples[key];
  if (!example) throw new Error(`The contract has no example ${key}.`);
  return structuredClone(example.value) as T;
};

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where the JSON body's schema is, as a reference into the bundle; undefined if there is none. */
export function bodySchemaRef(path: string, method: string): string | undefined {
  const body = bundle.paths[path]?.[method]?.requestBody;
  if (!body?.content?.['application/json']) return undefined;
  return `contract#/paths/${escaped(path)}/${method}/requestBody/content/application~1json/schema`;
}

/** Parameters of a place (`path` or `query`): name, whether required, reference to the schema. */
export function parametersOf(
  path: string,
  method: string,
  place: 'path' | 'query',
): { name: string; required: boolean; ref: string }[] {
  const item = bundle.paths[path];
  const found = [
    ...(item?.parameters ?? []).map((value, index) => ({
      value,
      at: `contract#/paths/${escaped(path)}/parameters/${index}`,
    })),
    ...(item?.[method]?.parameters ?? []).map((value, index) => ({
      value,
      at: `contract#/paths/${escaped(path)}/${method}/parameters/${index}`,
    })),
  ];
  return found.flatMap(({ value, at }) => {
    const key = value.$ref?.split('/').at(-1);
    const parameter = key === undefined ? value : bundle.components.parameters[key];
    if (parameter?.in !== place || parameter.name === undefined) return [];
    const ref =
      key === undefined ? `${at}/schema` : `contract#/components/parameters/${key}/schema`;
    return [{ name: parameter.name, required: parameter.required === true, ref }];
  });
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileStamp } from '../../file-stamp.ts';

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

export type Bundle = {
  paths: Record<string, Record<string, BundledOperation> & { parameters?: Parameter[] }>;
  components: {
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
  };
};

/**
 * A contract's bundle as it is now: `npm run generate` may write it anew at any time, and the next
 * call is checked by it. One that cannot be read leaves the one before it in use.
 */
class BundleFile {
  readonly #path: string;
  #stamp: string;
  #bundle: Bundle;

  /** @throws Error if there is no bundle at the path */
  constructor(path: string) {
    this.#path = path;
    this.#stamp = fileStamp(path);
    this.#bundle = this.#read();
  }

  /** The same object until the file is written anew. */
  current(): Bundle {
    const stamp = fileStamp(this.#path);
    if (stamp === this.#stamp) return this.#bundle;
    this.#stamp = stamp;
    try {
      this.#bundle = this.#read();
    } catch {
      console.error(`The sandbox cannot read ${this.#path} and goes on with the one before it.`);
    }
    return this.#bundle;
  }

  #read(): Bundle {
    return JSON.parse(readFileSync(this.#path, 'utf8'));
  }
}

/** The contract; this is the one place that says what is in the file. */
export const bundleFile = new BundleFile(
  fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url)),
);

/** A named example of the contract, by its key in components/examples. */
export const namedExample = <T>(key: string): T => {
  const example = bundleFile.current().components.examples[key];
  if (!example) throw new Error(`The contract has no example ${key}.`);
  return structuredClone(example.value) as T;
};

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where the JSON body's schema is, as a reference into the bundle; undefined if there is none. */
export function bodySchemaRef(bundle: Bundle, path: string, method: string): string | undefined {
  const body = bundle.paths[path]?.[method]?.requestBody;
  if (!body?.content?.['application/json']) return undefined;
  return `contract#/paths/${escaped(path)}/${method}/requestBody/content/application~1json/schema`;
}

/** Parameters of a place (`path` or `query`): name, whether required, reference to the schema. */
export function parametersOf(
  bundle: Bundle,
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

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileStamp } from '../../file-stamp.ts';

/** A parameter in the bundle. */
type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: unknown;
};

type MediaTypes = Record<string, { schema?: unknown }>;

/** The parts of an operation that the sandbox reads. */
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
 * The contract's bundle, reloaded after `npm run generate` before the next call. If the new file is
 * unreadable, the previous one stays in use.
 */
class BundleFile {
  readonly #path: string;
  #stamp: string;
  #bundle: Bundle;

  /** @throws Error if there is no bundle */
  constructor(path: string) {
    this.#path = path;
    this.#stamp = fileStamp(path);
    this.#bundle = this.#read();
  }

  /** The same object until the file changes. */
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

/** The bundle of the present contract. */
export const bundleFile = new BundleFile(
  fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url)),
);

/** An example of the contract, by its key in components/examples. The caller names its type. */
export const namedExample = <T>(key: string): T => {
  const example = bundleFile.current().components.examples[key];
  if (!example) throw new Error(`The contract has no example ${key}.`);
  return structuredClone(example.value) as T;
};

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A reference to the schema of the JSON body in the bundle; undefined without one. */
export function bodySchemaRef(bundle: Bundle, path: string, method: string): string | undefined {
  const body = bundle.paths[path]?.[method]?.requestBody;
  if (!body?.content?.['application/json']) return undefined;
  return `contract#/paths/${escaped(path)}/${method}/requestBody/content/application~1json/schema`;
}

/** The parameters of an operation in the path or the query, with references to their schemas. */
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

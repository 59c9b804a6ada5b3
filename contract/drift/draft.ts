import {
  placedOperations,
  type Contract,
  type Json,
  type PlacedOperation,
} from '../../scripts/generate/contract-types.ts';

/** A schema as a mutation changes it. */
export type SchemaDraft = {
  type?: Json;
  properties: Record<string, Json>;
  required: string[];
  enum: Json[];
  [keyword: string]: unknown;
};

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Changes every object within a value, the innermost first. */
function mapObjects(value: Json, change: (object: { [key: string]: Json }) => void): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapObjects(item, change)]),
  );
  change(copy);
  return copy;
}

/** Gives a key of an object another name, in its place. */
export function renameKey(object: { [key: string]: Json }, from: string, to: string): void {
  const entries = Object.entries(object);
  for (const key of Object.keys(object)) delete object[key];
  for (const [key, value] of entries) object[key === from ? to : key] = value;
}

/** A copy of the contract that mutations change; every method throws if there is nothing to change. */
export class Draft {
  readonly contract: Contract;
  /** Done after the headers and errors are written into each operation. */
  readonly later: ((expanded: Draft) => void)[] = [];

  constructor(contract: Contract) {
    this.contract = copyOf(contract);
  }

  schema(name: string, change: (schema: SchemaDraft) => void): void {
    const schemas = this.#part('schemas');
    const found = schemas[name];
    if (found === undefined) throw new Error(`The contract has no schema ${name}`);
    const draft: SchemaDraft = copyOf({ properties: {}, required: [], enum: [], ...Object(found) });
    change(draft);
    const kept = Object.entries(draft).filter(([key, value]) => {
      const isEmpty =
        typeof value === 'object' && value !== null && Object.keys(value).length === 0;
      return !(isEmpty && ['properties', 'required', 'enum'].includes(key));
    });
    schemas[name] = JSON.parse(JSON.stringify(Object.fromEntries(kept)));
  }

  /** Changes a property's schema. */
  property(
    schema: string,
    name: string,
    change: (property: { [key: string]: Json }) => void,
  ): void {
    this.schema(schema, ({ properties }) => {
      const property = properties[name];
      if (typeof property !== 'object' || property === null || Array.isArray(property)) {
        throw new Error(`${schema} has no property ${name}`);
      }
      change(property);
    });
  }

  operation(operationId: string, change: (placed: PlacedOperation) => void): void {
    const placed = placedOperations(this.contract).find(
      ({ operation }) => operation.operationId === operationId,
    );
    if (!placed) throw new Error(`The contract has no operation ${operationId}`);
    change(placed);
  }

  /** A shared parameter, of the contract or of what is added to each operation. */
  parameter(name: string, change: (parameter: { [key: string]: Json }) => void): void {
    const parameter = this.#part('parameters')[name];
    if (typeof parameter !== 'object' || parameter === null || Array.isArray(parameter)) {
      throw new Error(`The contract has no parameter ${name}`);
    }
    change(parameter);
  }

  /** Changes every object in the examples of a schema: all whose name begins with the given word. */
  examples(beginning: string, change: (object: { [key: string]: Json }) => void): void {
    const examples = this.#part('examples');
    const names = Object.keys(examples).filter((name) => name.startsWith(beginning));
    if (names.length === 0) throw new Error(`The contract has no examples ${beginning}`);
    for (const name of names) examples[name] = mapObjects(examples[name] ?? null, change);
  }

  #part(kind: string): Record<string, Json> {
    const part = this.contract.components[kind];
    if (!part) throw new Error(`The contract has no ${kind}`);
    return part;
  }
}

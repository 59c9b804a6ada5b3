import { redact, combinedSchemasOf, type Schema } from '../../mocks/scenario/personal.ts';
import type { Fault } from './fault.ts';
import type { StateValues } from './states.ts';

type Value = string | number;
type Resolve = (ref: string) => Schema | undefined;

/** Values of the keyword x-personal (personal data) for fields that only the provider can fill. */
const providerWords = new Set(['id', 'token', 'ip', 'file']);

/** Why a call is not replayed, as a phrase. */
export class NotReplayable extends Error {}

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number';

/** A schema and all schemas that it combines, each with the name of its model. */
export function modelsOf(
  schema: Schema,
  resolve: Resolve,
  model = '',
): { model: string; schema: Schema }[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  if ($ref !== undefined)
    return modelsOf(resolve($ref) ?? {}, resolve, $ref.split('/').at(-1) ?? '');
  const combinedParts = [...allOf, ...oneOf, ...anyOf];
  return [{ model, schema }, ...combinedParts.flatMap((part) => modelsOf(part, resolve, model))];
}

/** The values of the provider, by the recorded values that they replace. */
export class ProviderValues {
  readonly #byRecordedValue = new Map<Value, Value>();

  learn(recorded: Value, actual: Value): void {
    if (!this.#byRecordedValue.has(recorded)) this.#byRecordedValue.set(recorded, actual);
  }

  /**
   * Replaces the recorded values in a part of a request by the provider's values.
   *
   * @param givenValues values of the provider states, by the names of fields
   * @throws NotReplayable if only the provider can give a value, and has not given it
   */
  replace(
    schema: Schema,
    name: string,
    value: unknown,
    givenValues: StateValues,
    resolve: Resolve,
  ): unknown {
    const givenValue = givenValues[name];
    if (isValue(value) && isValue(givenValue)) this.learn(value, givenValue);
    return redact(schema, value, resolve, (word, recorded) => {
      const actual = this.#byRecordedValue.get(recorded);
      if (actual === undefined && providerWords.has(word))
        throw new NotReplayable(`no earlier answer of the server gives its ${name}`);
      // A value that the scenario itself chooses, such as a new password, stays unchanged.
      this.learn(recorded, recorded);
      return actual ?? recorded;
    });
  }
}

/** Compares the fields that the screens read with the recorded answer. Learns the provider's values. */
export function compareAnswer(
  { schema, path }: { schema: Schema; path: string },
  recorded: unknown,
  actual: unknown,
  helpers: {
    resolve: Resolve;
    fieldsOfScreens: ReadonlySet<string>;
    providerValues: ProviderValues;
  },
): Fault[] {
  const { resolve, fieldsOfScreens, providerValues } = helpers;
  const models = modelsOf(schema, resolve);
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    const itemSchema = { allOf: models.flatMap((one) => one.schema.items ?? []) };
    if (recorded.length === 0) return [];
    return actual.flatMap((entry, index) => {
      const itemLocation = { schema: itemSchema, path: `${path}[${index}]` };
      return compareAnswer(itemLocation, recorded[index] ?? recorded[0], entry, helpers);
    });
  }
  if (Object(recorded) === recorded && Object(actual) === actual) {
    return Object.entries(Object(recorded)).flatMap(([name, value]): Fault[] => {
      const modelsWithField = models.filter((one) => one.schema.properties?.[name] !== undefined);
      const fieldSchema = {
        allOf: modelsWithField.flatMap((one) => one.schema.properties?.[name] ?? []),
      };
      if (name in Object(actual)) {
        const fieldLocation = { schema: fieldSchema, path: `${path}.${name}` };
        return compareAnswer(fieldLocation, value, Reflect.get(Object(actual), name), helpers);
      }
      const mayBeMissing = combinedSchemasOf(fieldSchema, resolve).some(({ type }) =>
        [type].flat().includes('null'),
      );
      const isRead = modelsWithField.some(({ model }) => fieldsOfScreens.has(`${model}.${name}`));
      if (!isRead || mayBeMissing || value === null) return [];
      const expected = `the field ${name}, which the screens read`;
      return [{ where: path, expected, got: 'no such field' }];
    });
  }
  if (isValue(recorded) && isValue(actual)) {
    const isPersonal = models.some(
      (one) => !['none', undefined].includes(one.schema['x-personal']),
    );
    if (isPersonal) providerValues.learn(recorded, actual);
  }
  return [];
}

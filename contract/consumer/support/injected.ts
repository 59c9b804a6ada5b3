/** A value of the provider state (contract/states), with an example for the pact. */
export class InjectedValue {
  readonly name: string;
  readonly example: string;

  constructor(name: string, example: string) {
    this.name = name;
    this.example = example;
  }
}

/** @param name of the value in the state's `gives` */
export const fromState = (name: string, example: string): InjectedValue =>
  new InjectedValue(name, example);

/** `T` with examples instead of injected values: the input of the portal's code. */
export type WithExamples<T> = T extends InjectedValue
  ? string
  : T extends readonly (infer Element)[]
    ? WithExamples<Element>[]
    : T extends object
      ? { [Key in keyof T]: WithExamples<T[Key]> }
      : T;

/** Copies a value and replaces each injected value inside, at any depth. */
function mapInjected(value: unknown, replace: (injected: InjectedValue) => unknown): unknown {
  const mapInnerValue = (inner: unknown): unknown => mapInjected(inner, replace);
  if (value instanceof InjectedValue) return replace(value);
  if (Array.isArray(value)) return value.map(mapInnerValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapInnerValue(inner)]),
  );
}

/** Replaces injected values by their examples. The caller names the type `T`, which is not compared with the value. */
export function withExamples<T>(value: unknown): WithExamples<T>;
export function withExamples(value: unknown): unknown {
  return mapInjected(value, ({ example }) => example);
}

/** The value in Pact's notation: injected values become generators. */
export const toPactNotation = (value: unknown): unknown =>
  mapInjected(value, ({ name, example }) => injection(name, example));

/** Pact's notation for a text with values of the provider state, such as `/bills/${billId}`. */
export const injection = (expression: string, example: string) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression: expression.includes('${') ? expression : `\${${expression}}`,
  value: example,
});

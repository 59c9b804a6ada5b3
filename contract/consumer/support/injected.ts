/** A value of the provider state (contract/states), with an example for the pact. */
export class Injected {
  readonly name: string;
  readonly example: string;

  constructor(name: string, example: string) {
    this.name = name;
    this.example = example;
  }
}

/** @param name of the value in the state's `gives` */
export const fromState = (name: string, example: string): Injected => new Injected(name, example);

/** `T` with examples instead of injected values: the input of the portal's code. */
export type Plain<T> = T extends Injected
  ? string
  : T extends readonly (infer Element)[]
    ? Plain<Element>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

/** The value with another value in the place of each injected one, at any depth. */
function mapInjected(value: unknown, replace: (injected: Injected) => unknown): unknown {
  const map = (inner: unknown): unknown => mapInjected(inner, replace);
  if (value instanceof Injected) return replace(value);
  if (Array.isArray(value)) return value.map(map);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]));
}

/** Replaces injected values by their examples. The caller names `T`, which is not checked: the value must have its fields. */
export function plain<T>(value: unknown): Plain<T>;
export function plain(value: unknown): unknown {
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

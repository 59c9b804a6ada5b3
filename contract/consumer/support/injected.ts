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

const plainValue = (value: unknown): unknown => {
  if (value instanceof Injected) return value.example;
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
};

/** Replaces injected values by their examples. The caller names `T`, which is not checked: the value must have its fields. */
export function plain<T>(value: unknown): Plain<T>;
export function plain(value: unknown): unknown {
  return plainValue(value);
}

const withInjection = (value: unknown): unknown => {
  if (value instanceof Injected) return injection(value.name, value.example);
  if (Array.isArray(value)) return value.map(withInjection);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withInjection(inner)]),
  );
};

/** The value in Pact's notation: injected values become generators. */
export const toPactNotation = (value: unknown): unknown => withInjection(value);

/** Pact's notation for a text with values of the provider state, such as `/bills/${billId}`. */
export const injection = (expression: string, example: string) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression: expression.includes('${') ? expression : `\${${expression}}`,
  value: example,
});

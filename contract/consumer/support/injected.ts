/** A value that the provider state gives (contract/states); the example stands for it in the pact. */
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

/** The same with the examples in place of what is injected: what the portal's code is called with. */
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

/** Puts the examples in the place of what is injected: `T`, or something of the same names and kinds. */
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

/** In Pact's notation: what is injected as its generator, everything else as it is. */
export const injections = (value: unknown): unknown => withInjection(value);

/** Pact's notation for a text with values of the provider state in it, such as `/bills/${billId}`. */
export const injection = (expression: string, example: string) => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression: expression.includes('${') ? expression : `\${${expression}}`,
  value: example,
});

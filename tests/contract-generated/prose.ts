import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';

/* The sentences of the contract, for the tests that hold them to what stands beside them. */

export type Node = { [keyword: string]: Json };
export type Sentence = { place: string; text: string; node: Node };

export const contract = readContract();
export const operations = fullOperations(contract);
export const whole: Json = JSON.parse(JSON.stringify(contract));

/** Every description within a part of the contract, with the part that it is of. */
function sentencesIn(part: Json | undefined, place: string): Sentence[] {
  if (Array.isArray(part)) return part.flatMap((one, at) => sentencesIn(one, `${place}.${at}`));
  if (!isJsonObject(part)) return [];
  const text = part['description'];
  const own =
    typeof text === 'string' ? [{ place, text: text.replaceAll(/\s+/g, ' '), node: part }] : [];
  const inner = Object.entries(part)
    .filter(([key]) => !['example', 'examples', 'default'].includes(key))
    .flatMap(([key, value]) =>
      sentencesIn(value, key === 'properties' ? place : `${place}.${key}`),
    );
  return [...own, ...inner];
}

const partsOf = (kind: string): Sentence[] =>
  Object.entries(contract.components[kind] ?? {}).flatMap(([name, part]) =>
    sentencesIn(part, name),
  );

/** Of schemas and their fields; by `Bill.title` and the like. */
export const schemas = partsOf('schemas');
/** Of parameters, headers and cookies that several calls share. */
export const others = ['parameters', 'headers', 'securitySchemes'].flatMap(partsOf);
const calls = sentencesIn(JSON.parse(JSON.stringify(contract.paths)), '').filter(
  // Made from the catalogue of codes.
  ({ place }) => !/\.responses\.[45]\d\d$/.test(place),
);
const introduction: Sentence[] = [
  { place: 'info', text: (contract.info.description ?? '').replaceAll(/\s+/g, ' '), node: {} },
];
export const everything = [...schemas, ...others, ...calls, ...introduction];

/** The names of all fields and schemas within parts of the contract. */
export function namesOfFields(roots: Json[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (part: Json | undefined): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isJsonObject(part)) return;
    const { $ref: ref, properties } = part;
    if (typeof ref === 'string' && !seen.has(ref)) {
      seen.add(ref);
      const [, , kind = '', name = ''] = ref.split('/');
      found.add(name);
      visit(contract.components[kind]?.[name]);
    }
    if (isJsonObject(properties)) Object.keys(properties).forEach((name) => found.add(name));
    for (const [key, value] of Object.entries(part))
      if (!['description', 'examples', 'example'].includes(key)) visit(value);
  };
  roots.forEach(visit);
  return [...found];
}

/** A schema by its name. */
export const inContract = (name: string): Node => {
  const part = contract.components['schemas']?.[name];
  return isJsonObject(part) ? part : {};
};

/** What a test says of those that are wrong. */
export const listOf = (wrong: Sentence[]): string[] =>
  wrong.map(({ place, text }) => `${place}: ${text}`);

import { isJsonObject, methods, type Json } from '../../scripts/generate/contract-types.ts';
import { differencesOf, isSentence, wordsOf, type Difference } from './differences.ts';
import { wordsIn } from './release.ts';

/** A bundle, as it was read. */
type Bundle = { [key: string]: Json };

const code = /^\d{3}-1-\d{2}-\d{2}$/;

/** The inside of a bundle; undefined where there is nothing. */
const at = (node: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (inner, key) => (isJsonObject(inner) ? inner[key] : undefined),
    node,
  );

/** What an operation may be called: by its id, or by its address. */
const callNames = (bundle: Bundle, path: string, method: string): string[] => {
  const id = at(bundle, 'paths', path, method, 'operationId');
  return [...(typeof id === 'string' ? [id] : []), `${method.toUpperCase()} ${path}`];
};

/** A parameter as those know it who send it: a reference says only what the contract calls it. */
function parameterName(bundle: Bundle, key: string): string {
  const name = at(bundle, 'components', 'parameters', key, 'name');
  return typeof name === 'string' ? name : (key.split(' ').at(-1) ?? key);
}

/** What the changelog has to name for an operation: the call, and the parameter, header or code that changed. */
function namesOfCall(bundle: Bundle, path: string, rest: string[]): string[][] {
  const [method = '', part = '', ...inner] = rest;
  const isCall = methods.some((known) => known === method);
  if (!isCall) return inner.length > 0 || part !== '' ? [[parameterName(bundle, part)]] : [];
  const call = callNames(bundle, path, method);
  if (part === 'parameters') return [call, [parameterName(bundle, inner[0] ?? '')]];
  if (part === 'x-error-codes') return [call, [inner[0] ?? '']];
  const header = inner[inner.indexOf('headers') + 1];
  return inner.includes('headers') && header !== undefined ? [call, [header]] : [call];
}

/** A field by its name, whatever changed about it; else the schema. A sentence is of one schema's field only. */
function namesOfSchema(name: string, rest: string[], ofSentence: boolean): string[][] {
  const index = rest.findLastIndex((key) => key === 'properties' || key === 'required');
  const field = index === -1 ? undefined : rest[index + 1];
  if (field === undefined) return [[name]];
  return [[ofSentence ? `${name}.${field}` : field]];
}

/**
 * What the changelog has to name for a difference, each by one of its names. Nothing for a part that only one
 * bundle has and that others cite: the difference is where it is cited.
 */
function namesOf(bundle: Bundle, difference: Difference): string[][] {
  const { place, before, after } = difference;
  const [kind = '', first = '', second = '', ...rest] = place;
  if (kind === 'paths') {
    if (second !== '') return namesOfCall(bundle, first, [second, ...rest]);
    const calls = isJsonObject(after) ? after : (before ?? null);
    return methods
      .filter((method) => isJsonObject(calls) && method in calls)
      .map((method) => callNames(bundle, first, method));
  }
  if (kind !== 'components') return [[kind]];
  const isWhole = rest.length === 0 && (before === undefined || after === undefined);
  if (isWhole) return [];
  if (first === 'schemas') return namesOfSchema(second, rest, isSentence(difference));
  return [[first === 'parameters' ? parameterName(bundle, second) : second]];
}

/** Codes as the changelog has them, also `400-1-00-01 to 08`. */
function codesIn(told: string): Set<string> {
  const found = told.matchAll(/\b(\d{3}-1-\d{2}-)(\d{2})(?: to (\d{2}))?\b/g);
  return new Set(
    [...found].flatMap(([, head = '', from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => {
        const number = String(Number(from) + index).padStart(2, '0');
        return `${head}${number}`;
      }),
    ),
  );
}

/** Everything that stands between backticks: names of calls and fields. */
const codeIn = (told: string): string =>
  [...told.matchAll(/`([^`]+)`/g)]
    .map(([, inner = '']) => inner.replaceAll(/\s+/g, ' '))
    .join('\n');

const isToldIn = (told: string): ((name: string) => boolean) => {
  const codes = codesIn(told);
  const spans = codeIn(told);
  const isPart = /[\w-]/;
  return (name) =>
    code.test(name)
      ? codes.has(name)
      : spans.split(name).some((_, index, parts) => {
          const [left = '', right = ''] = [parts[index]?.at(-1), parts[index + 1]?.at(0)];
          return index + 1 < parts.length && !isPart.test(left) && !isPart.test(right);
        });
};

/** The points of the introduction, `- **Sent twice.** ...`, by their titles; the rest of it by the name `info`. */
function pointsOf(bundle: Bundle): Map<string, string> {
  const text = at(bundle, 'info', 'description');
  const parts = (typeof text === 'string' ? text : '').split(/^(?=- \*\*)/m);
  return new Map(
    parts.map((part) => {
      const [, title = 'info'] = /^- \*\*(.+?)(?: \(S\d\))?\.\*\*/.exec(part) ?? [];
      return [title, wordsOf(part)];
    }),
  );
}

/** What the introduction, which holds for all calls, says otherwise at a point that the changelog does not name. */
function untoldPoints(released: Bundle, current: Bundle, told: string): string[] {
  const [before, now] = [pointsOf(released), pointsOf(current)];
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((title) => before.get(title) !== now.get(title) && !told.includes(`"${title}"`))
    .map((title) => `info > description: not named: "${title}"`);
}

/**
 * What is different since the last release and is not named in the changelog under "Next release": a backend
 * team reads there what to do, and does not compare documents. Sentences count, since they promise what no
 * schema can say; examples do not.
 *
 * @returns a sentence each
 */
export function untoldChanges(released: Bundle, current: Bundle, changelog: string): string[] {
  const isTold = isToldIn(wordsIn(changelog));
  const both = (part: string): [Json, Json] => [released[part] ?? null, current[part] ?? null];
  const differences = ['paths', 'components', 'security', 'servers', 'tags'].flatMap((part) => {
    const [before, after] = both(part);
    return differencesOf(before, after, [part]);
  });
  const isExample = ({ place }: Difference): boolean => place[1] === 'examples';
  const untold = differences
    .filter((difference) => !isExample(difference))
    .flatMap((difference) => {
      // What is gone has its names in the release.
      const [now, before] = [current, released].map((bundle) => namesOf(bundle, difference));
      const missing = (now ?? []).filter(
        (names, index) => ![...names, ...(before?.[index] ?? [])].some(isTold),
      );
      const said = missing.map(([name]) => `\`${name}\``).join(', ');
      return said === '' ? [] : [`${difference.place.join(' > ')}: not named: ${said}`];
    });
  return [...untold, ...untoldPoints(released, current, wordsIn(changelog))];
}

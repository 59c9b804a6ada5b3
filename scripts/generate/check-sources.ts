import type { Catalogue } from './catalogue.ts';
import { SourceFault } from './fault.ts';
import { namesIn, sourceOperations, tagPlace, type SourceOperation } from './source-operations.ts';
import { inside, refOf, type Place, type Sources } from './sources.ts';

/** Every reference below a place. */
function* refsBelow(value: unknown, place: Place): Generator<{ place: Place; ref: string }> {
  const ref = refOf(value);
  if (ref !== undefined) yield { place, ref };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, own] of Object.entries(value)) {
    const part = Array.isArray(value) ? Number(key) : key;
    yield* refsBelow(own, { file: place.file, keys: [...place.keys, part] });
  }
}

function refFaults(sources: Sources): string[] {
  return sources.files.flatMap((file) => {
    const start = { file, keys: [] };
    return [...refsBelow(sources.valueAt(start), start)].flatMap(({ place, ref }) => {
      const target = sources.targetOf(file, ref);
      if (sources.valueAt(target) !== undefined) return [];
      const line = sources.lineOf({ file, keys: [...place.keys, '$ref'] });
      const isThere = sources.files.includes(target.file);
      const missing = isThere
        ? `openapi/${target.file} has no ${target.keys.join('/')}`
        : `there is no openapi/${target.file}`;
      return [
        `${line}: the $ref ${ref} leads to nothing, as ${missing}; name a part that is there, or write it.`,
      ];
    });
  });
}

function nameFaults(sources: Sources, operations: SourceOperation[]): string[] {
  const seen = new Map<string, SourceOperation>();
  return operations.flatMap((operation) => {
    const { place, name, hasName } = operation;
    const line = sources.lineOf({ ...place, keys: [...place.keys, 'operationId'] });
    if (!hasName) return [`${line}: ${name} has no operationId; give it a name of its own.`];
    const other = seen.get(name);
    seen.set(name, operation);
    if (!other) return [];
    const first = sources.lineOf({ ...other.place, keys: [...other.place.keys, 'operationId'] });
    return [
      `${line}: the operationId ${name} is taken by ${first}; give one of them another name.`,
    ];
  });
}

/** A tag is an area: the generation writes a folder of hooks, models and schemas for each. */
function tagFaults(sources: Sources, operations: SourceOperation[], isWhole: boolean): string[] {
  const listed = sources.valueAt(tagPlace);
  const tags = Array.isArray(listed) ? listed.map((tag) => String(inside(tag, 'name'))) : [];
  const used = new Set<string>();
  const wrong = operations.flatMap(({ place, name }) => {
    const keys = [...place.keys, 'tags'];
    const own = namesIn(sources.valueAt({ ...place, keys }));
    for (const tag of own) used.add(tag);
    const line = sources.lineOf({ ...place, keys });
    if (own.length !== 1) {
      return [`${line}: ${name} has ${own.length} tags; give it one of: ${tags.join(', ')}.`];
    }
    const unknown = own.find((tag) => !tags.includes(tag));
    if (unknown === undefined) return [];
    return [
      `${line}: ${name} has the tag ${unknown}, which is no area; list it under tags in openapi/mypage-api.yaml, or use one of: ${tags.join(', ')}.`,
    ];
  });
  const idle = isWhole ? tags.flatMap((tag, index) => (used.has(tag) ? [] : [{ tag, index }])) : [];
  return [
    ...wrong,
    ...idle.map(({ tag, index }) => {
      const line = sources.lineOf({ ...tagPlace, keys: [...tagPlace.keys, index, 'name'] });
      return `${line}: no operation has the tag ${tag}, so there is no folder for it; take it out, or give it to one.`;
    }),
  ];
}

function codeFaults(sources: Sources, operations: SourceOperation[], catalogue: Catalogue) {
  const lists = [
    {
      key: 'x-error-codes',
      known: Object.keys(catalogue.codes),
      help: 'write it into openapi/error-catalogue.yaml, or cite another',
    },
    {
      key: 'x-error-sets',
      known: Object.keys(catalogue.sets),
      help: `cite one of: ${Object.keys(catalogue.sets).join(', ')}`,
    },
  ];
  return operations.flatMap(({ place, name }) =>
    lists.flatMap(({ key, known, help }) => {
      const at = { ...place, keys: [...place.keys, key] };
      return namesIn(sources.valueAt(at)).flatMap((cited, index) => {
        if (known.includes(cited)) return [];
        const line = sources.lineOf({ ...at, keys: [...at.keys, index] });
        return [
          `${line}: ${name} cites ${cited} in ${key}, which the catalogue does not have; ${help}.`,
        ];
      });
    }),
  );
}

/**
 * Makes sure that the sources can be joined into a contract: references lead somewhere, operations
 * have names and areas of their own, what they cite is in the catalogue.
 *
 * @param isWhole whether all areas are there: then none may be without an operation
 * @throws SourceFault
 */
export function checkSources(sources: Sources, catalogue: Catalogue, isWhole: boolean): void {
  const operations = sourceOperations(sources);
  const faults = [
    ...refFaults(sources),
    ...nameFaults(sources, operations),
    ...tagFaults(sources, operations, isWhole),
    ...codeFaults(sources, operations, catalogue),
  ];
  if (faults.length > 0) throw new SourceFault(faults);
}

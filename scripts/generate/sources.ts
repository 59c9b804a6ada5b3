import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { SourceFault } from './fault.ts';

/** A place in the sources: a file below `openapi/`, and the keys that lead to it there. */
export interface Place {
  file: string;
  keys: readonly (string | number)[];
}

interface Source {
  document: Document;
  lines: LineCounter;
  value: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value of a key, or of an entry of a list. */
export const inside = (value: unknown, key: string | number): unknown =>
  isObject(value) ? Reflect.get(value, key) : undefined;

/** The text of a `$ref`, if the value is one. */
export function refOf(value: unknown): string | undefined {
  const ref = inside(value, '$ref');
  return typeof ref === 'string' ? ref : undefined;
}

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));

/** The files of `openapi/` with the line of everything in them. */
export class Sources {
  readonly #files = new Map<string, Source>();

  /**
   * @param dir the folder `openapi/`
   * @throws SourceFault naming each file and line that is no YAML
   */
  constructor(dir: string) {
    const faults: string[] = [];
    for (const found of globSync('**/*.yaml', { cwd: dir }).toSorted()) {
      const file = found.replaceAll(path.sep, '/');
      if (file.startsWith('released/')) continue;
      const lines = new LineCounter();
      const options = { lineCounter: lines, prettyErrors: false };
      const document = parseDocument(readFileSync(path.join(dir, file), 'utf8'), options);
      const [error] = document.errors;
      if (error) {
        const { line } = lines.linePos(error.pos[0]);
        faults.push(
          `openapi/${file}:${line}: this is no YAML (${error.message}); mend this line or the one before it.`,
        );
      } else this.#files.set(file, { document, lines, value: document.toJS() });
    }
    if (faults.length > 0) throw new SourceFault(faults);
  }

  get files(): string[] {
    return [...this.#files.keys()];
  }

  /** What stands at a place; undefined if nothing does. */
  valueAt({ file, keys }: Place): unknown {
    return keys.reduce(inside, this.#files.get(file)?.value);
  }

  /** Where a reference leads, whether or not something is there. */
  targetOf(file: string, ref: string): Place {
    const [other = '', pointer = ''] = ref.split('#');
    const target = other === '' ? file : path.posix.join(path.posix.dirname(file), other);
    return { file: target, keys: keysOf(pointer) };
  }

  /** Goes on from a place by more keys, through every reference on the way. */
  follow(start: Place, more: readonly (string | number)[]): Place {
    return more.reduce<Place>(
      ({ file, keys }, key) => this.#resolved({ file, keys: [...keys, key] }),
      this.#resolved(start),
    );
  }

  #resolved(place: Place): Place {
    const ref = refOf(this.valueAt(place));
    return ref === undefined ? place : this.targetOf(place.file, ref);
  }

  /** File and line of a place, or of the nearest part that is there: `openapi/paths/auth.yaml:12`. */
  lineOf({ file, keys }: Place): string {
    const source = this.#files.get(file);
    if (!source) return `openapi/${file}`;
    let node: unknown = source.document.contents;
    let start = 0;
    for (const key of keys) {
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(key),
        );
        if (!pair || !isScalar(pair.key)) break;
        start = pair.key.range?.[0] ?? start;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        if (isScalar(node) || isMap(node)) start = node.range?.[0] ?? start;
      } else break;
    }
    return `openapi/${file}:${source.lines.linePos(start).line}`;
  }
}

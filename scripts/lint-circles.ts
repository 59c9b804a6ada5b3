import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './lint-floors.ts';

/** Which files each file imports: at once, later, or their types alone. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Written by people; what is generated is judged by its generator. */
const folders = ['src', 'mocks', 'contract', 'scripts'];

function readGraph(projectDir: string): ImportGraph {
  const files = folders.flatMap((top) =>
    readdirSync(path.join(projectDir, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name))),
  );
  const importsOfFile = (file: string): string[] =>
    importsOf(file, readFileSync(path.join(projectDir, file), 'utf8')).map(({ to }) => to);
  return new Map(files.toSorted().map((file) => [file, importsOfFile(file)]));
}

/**
 * The circles of a graph, each as the way round: `a.ts -> b.ts -> a.ts`. A circle of types or of later
 * imports does no harm when it runs, but neither of its files can be understood, moved or tested
 * without the other; oxlint's `import/no-cycle` lets both kinds pass.
 */
export function circlesOf(graph: ImportGraph): string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}

/** All circles of imports in the project, one line each. */
export const circleFaults = (projectDir: string): string[] => circlesOf(readGraph(projectDir));

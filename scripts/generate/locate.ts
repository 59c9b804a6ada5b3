import { PartFaultsError, SourceFault } from './fault.ts';
import { sourceOperations } from './source-operations.ts';
import type { Place, Sources } from './sources.ts';

const catalogue = 'error-catalogue.yaml';

function placeOf(name: string, sources: Sources): Place {
  const operation = sourceOperations(sources).find((one) => one.name === name);
  if (operation) return { ...operation.place, keys: [...operation.place.keys, 'operationId'] };
  const inCatalogue = ['codes', 'sets'].map((kind) => ({ file: catalogue, keys: [kind, name] }));
  const found = inCatalogue.find((place) => sources.valueAt(place) !== undefined);
  return found ?? { file: catalogue, keys: [] };
}

/**
 * Does a part of the generation, and says where the parts are that it finds fault with.
 *
 * @throws SourceFault in place of PartFaultsError; any other error as it is
 */
export function withLines<T>(sources: Sources, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PartFaultsError)) throw error;
    throw new SourceFault(
      error.faults.map(
        ({ name, what }) => `${sources.lineOf(placeOf(name, sources))}: ${name} ${what}.`,
      ),
    );
  }
}

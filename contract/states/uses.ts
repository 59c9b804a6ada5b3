import { operations } from '../../generated/operations.ts';
import { operationIdOf, readPact } from '../lib/pact.ts';
import { usedChecks } from '../verify/behaviour/checks.ts';
import { levelOf } from '../verify/levels.ts';
import { ownershipCells } from '../verify/ownership.ts';
import type { Use, Uses } from './document.ts';

/** The operations that use each state, in the pact, the behaviour checks and the ownership checks. */
export function usesOfStates(): Uses {
  const uses = new Map<string, Record<'pact' | 'behaviour' | 'ownership', Set<string>>>();
  const add = (
    state: string,
    kind: 'pact' | 'behaviour' | 'ownership',
    operationId: string,
  ): void => {
    const use = uses.get(state) ?? { pact: new Set(), behaviour: new Set(), ownership: new Set() };
    use[kind].add(operationId);
    uses.set(state, use);
  };
  const document = readPact();
  for (const { description, providerStates } of document.interactions) {
    for (const { name } of providerStates) add(name, 'pact', operationIdOf(description));
  }
  for (const { operationId, states } of usedChecks(document)) {
    for (const state of states) {
      add(typeof state === 'string' ? state : state.state, 'behaviour', operationId);
    }
  }
  for (const { check } of ownershipCells({ pact: document, operations })) {
    const last = check?.states.at(-1);
    if (check && typeof last === 'string') add(last, 'ownership', check.operationId);
  }
  const levels = new Map<string, number>(operations.map((one) => [one.operationId, levelOf(one)]));
  return new Map(
    [...uses].map(([name, { pact, behaviour, ownership }]): [string, Use] => {
      const first = [...pact, ...behaviour].map((operationId) => levels.get(operationId) ?? 5);
      return [
        name,
        {
          pact: [...pact].toSorted(),
          behaviour: [...behaviour].toSorted(),
          ownership: ownership.size,
          level: Math.min(5, ...first),
        },
      ];
    }),
  );
}

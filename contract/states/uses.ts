import { operations } from '../../generated/operations.ts';
import { operationIdOf, readPact } from '../lib/pact.ts';
import { usedChecks } from '../verify/behaviour/checks.ts';
import { lastLevel, levelOf } from '../verify/levels.ts';
import { ownershipCells } from '../verify/ownership.ts';
import type { Use, Uses } from './document.ts';

/** The operations that use each state, in the pact, the behaviour checks and the ownership checks. */
export function usesOfStates(): Uses {
  const uses = new Map<string, Record<'pact' | 'behaviour' | 'ownership', Set<string>>>();
  const entryOf = (state: string) => {
    const entry = uses.get(state) ?? {
      pact: new Set(),
      behaviour: new Set(),
      ownership: new Set(),
    };
    uses.set(state, entry);
    return entry;
  };
  const document = readPact();
  for (const { description, providerStates } of document.interactions)
    for (const { name } of providerStates) entryOf(name).pact.add(operationIdOf(description));
  for (const { operationId, states } of usedChecks(document))
    for (const state of states)
      entryOf(typeof state === 'string' ? state : state.state).behaviour.add(operationId);
  for (const { check } of ownershipCells({ pact: document, operations })) {
    const lastState = check?.states.at(-1);
    if (check && typeof lastState === 'string') entryOf(lastState).ownership.add(check.operationId);
  }
  const levels = new Map<string, number>(operations.map((one) => [one.operationId, levelOf(one)]));
  return new Map(
    [...uses].map(([name, { pact, behaviour, ownership }]): [string, Use] => {
      const levelsOfUses = [...pact, ...behaviour].map((id) => levels.get(id) ?? lastLevel);
      const level = Math.min(lastLevel, ...levelsOfUses);
      const [pactIds, behaviourIds] = [[...pact].toSorted(), [...behaviour].toSorted()];
      return [name, { pact: pactIds, behaviour: behaviourIds, ownership: ownership.size, level }];
    }),
  );
}

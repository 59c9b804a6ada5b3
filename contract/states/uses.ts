import { operations } from '../../generated/operations.ts';
import { operationIdOf, readPact } from '../lib/pact.ts';
import { usedChecks } from '../verify/behaviour/checks.ts';
import { lastLevel, levelOf } from '../verify/levels.ts';
import { ownershipCells } from '../verify/ownership.ts';
import type { StateUse, UsesByState } from './document.ts';

/** The operations that use each state, in the pact, the behaviour checks and the ownership checks. */
export function usesOfStates(): UsesByState {
  const usesByState = new Map<string, Record<'pact' | 'behaviour' | 'ownership', Set<string>>>();
  const usesOf = (state: string) => {
    const use = usesByState.get(state) ?? {
      pact: new Set(),
      behaviour: new Set(),
      ownership: new Set(),
    };
    usesByState.set(state, use);
    return use;
  };
  const pactDocument = readPact();
  for (const { description, providerStates } of pactDocument.interactions)
    for (const { name } of providerStates) usesOf(name).pact.add(operationIdOf(description));
  for (const { operationId, states } of usedChecks(pactDocument))
    for (const state of states)
      usesOf(typeof state === 'string' ? state : state.state).behaviour.add(operationId);
  for (const { check } of ownershipCells({ pact: pactDocument, operations })) {
    const lastState = check?.states.at(-1);
    if (check && typeof lastState === 'string') usesOf(lastState).ownership.add(check.operationId);
  }
  const levelById = new Map<string, number>(
    operations.map((one) => [one.operationId, levelOf(one)]),
  );
  return new Map(
    [...usesByState].map(([name, { pact, behaviour, ownership }]): [string, StateUse] => {
      const levelsOfUses = [...pact, ...behaviour].map((id) => levelById.get(id) ?? lastLevel);
      const firstLevel = Math.min(lastLevel, ...levelsOfUses);
      const [pactIds, behaviourIds] = [[...pact].toSorted(), [...behaviour].toSorted()];
      return [name, { pactIds, behaviourIds, ownershipCount: ownership.size, firstLevel }];
    }),
  );
}

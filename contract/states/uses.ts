import { operationIdOf, readPact } from '../lib/pact.ts';
import { usedChecks } from '../verify/behaviour/checks.ts';
import type { Use, Uses } from './document.ts';

/** The operations that use each state, in the pact and in the behaviour checks. */
export function usesOfStates(): Uses {
  const uses = new Map<string, { [Kind in keyof Use]: Set<string> }>();
  const add = (state: string, kind: keyof Use, operationId: string): void => {
    const use = uses.get(state) ?? { pact: new Set(), behaviour: new Set() };
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
  return new Map(
    [...uses].map(([name, { pact, behaviour }]) => [
      name,
      { pact: [...pact].toSorted(), behaviour: [...behaviour].toSorted() },
    ]),
  );
}

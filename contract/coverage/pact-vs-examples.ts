import { createMockServer } from '../../mocks/prism/server.ts';
import type { FullOperation } from '../lib/contract.ts';
import { verifyPact, type PactDocument } from '../lib/pact-verifier.ts';
import { codesIn, operationOf, type Interaction } from '../lib/pacts.ts';
import type { Case } from '../lib/results.ts';

const group = 'pact against examples';
const base = '/demo/mypage-api';

/** Names of the examples that can match: for an error the one of its code, otherwise every success. */
function candidates(interaction: Interaction, operation: FullOperation | undefined): string[] {
  const { status, body } = interaction.response;
  if (status >= 400) return codesIn(body?.content).slice(0, 1);
  return (operation?.success.body?.examples ?? []).map(({ name }) => name);
}

async function setNextAnswer(mockUrl: string, body: object | undefined): Promise<void> {
  await fetch(`${mockUrl}/_mock/next`, { method: 'DELETE' });
  if (body === undefined) return;
  const response = await fetch(`${mockUrl}/_mock/next`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/**
 * Replays each interaction against the mock server in examples mode: Prism must accept the request, and one of the
 * contract's examples must match the expected answer. So the contract documents every answer that the pact expects.
 *
 * @param specPath path of the contract's bundle; default: the project's
 */
export async function pactAgainstExamples(
  operations: readonly FullOperation[],
  pact: PactDocument,
  interactions: readonly Interaction[],
  specPath?: string,
): Promise<Case[]> {
  const mock = await createMockServer({ mode: 'examples', ...(specPath && { specPath }) });
  const byName = new Map(interactions.map((one) => [one.description, one]));
  const faults = new Map<string, string[]>();
  try {
    let open = interactions.map(({ description }) => description);
    // One round per example of an operation; most interactions match the first.
    for (let round = 0; open.length > 0; round += 1) {
      const wanted = new Map<string, object | undefined>();
      for (const name of open) {
        const interaction = byName.get(name);
        const operation = interaction && operationOf(interaction, operations);
        if (!interaction || !operation) continue;
        const names = candidates(interaction, operation);
        const example = names[round];
        if (round > 0 && example === undefined) continue;
        wanted.set(
          name,
          example === undefined ? undefined : { operationId: operation.operationId, example },
        );
      }
      if (wanted.size === 0) break;
      const results = await verifyPact({
        pact: {
          ...pact,
          interactions: pact.interactions.filter((one) => wanted.has(one.description)),
        },
        providerUrl: mock.url,
        basePath: base,
        begin: (description) => setNextAnswer(mock.url, wanted.get(description)),
        setState: () => Promise.resolve({}),
      });
      for (const { description, mismatches } of results) {
        if (mismatches.length === 0) faults.delete(description);
        else if (round === 0) faults.set(description, mismatches);
      }
      open = results
        .filter(({ mismatches }) => mismatches.length > 0)
        .map(({ description }) => description);
    }
  } finally {
    await mock.close();
  }
  return interactions.map(({ description }) => ({
    group,
    name: description,
    faults: faults.get(description) ?? [],
  }));
}

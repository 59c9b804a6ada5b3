import { readFileSync, writeFileSync } from 'node:fs';
import { textsAgainstCatalogue } from '../check/texts.ts';
import { fullOperations, readContract } from '../lib/contract.ts';
import { readErrorTexts } from '../lib/texts.ts';
import { firstRed, type Bench } from './judge-contract.ts';
import type { AnswerMutation, FileMutation, Mutation, Red } from './mutation.ts';
import { sandboxThroughPrism } from './sandbox-through-prism.ts';

/** Which check goes red at a change to one file. */
export function judgeFile({ workshop }: Bench, { file, change, check }: FileMutation): Red[] {
  const place = workshop.at(file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(place, change(before));
  try {
    if (check === 'texts') {
      return firstRed(
        textsAgainstCatalogue(workshop.catalogue, readErrorTexts(workshop.at('src/i18n'))),
      );
    }
    const { status, output } = workshop.run(['scripts/generate/main.ts', '--check']);
    const named = output.split('\n').find((line) => line.startsWith('  '));
    return status === 0
      ? []
      : [{ check: 'generated is up to date', message: (named ?? output).trim() }];
  } finally {
    writeFileSync(place, before);
  }
}

/** `Prism: ...`, `Pact: ...`, `paging: ...`: the first of each. */
function redsOf(faults: readonly string[]): Red[] {
  const found = new Map<string, string>();
  for (const fault of faults) {
    const [who = ''] = fault.split(': ', 1);
    if (!found.has(who)) found.set(who, fault.slice(who.length + 2));
  }
  // Where Prism objects, Pact sees the mock server's objection and not the sandbox's answer.
  if (found.has('Prism')) found.delete('Pact');
  return [...found].map(([check, message]) => ({ check, message }));
}

/**
 * Which checks go red at each change to the sandbox's answers: all in one run, each interaction under a
 * name that says which change it meets.
 */
export async function judgeAnswers(
  { pact, interactions, sandboxUrl }: Bench,
  mutations: readonly AnswerMutation[],
): Promise<Map<Mutation, Red[]>> {
  const meetings = mutations.flatMap((mutation) =>
    mutation.interactions.map((description) => ({
      mutation,
      description,
      name: `${mutation.name}: ${description}`,
    })),
  );
  const named = <T extends { description: string }>(known: readonly T[]): T[] =>
    meetings.map(({ name, description }) => {
      const interaction = known.find((one) => one.description === description);
      if (!interaction) throw new Error(`The pact has no interaction "${description}"`);
      return { ...interaction, description: name };
    });
  let current: AnswerMutation | undefined;
  const cases = await sandboxThroughPrism(
    fullOperations(readContract()),
    { ...pact, interactions: named(pact.interactions) },
    named(interactions),
    {
      sandboxUrl,
      begin: (description) => {
        current = meetings.find(({ name }) => name === description)?.mutation;
      },
      change: (answer, call) => current?.change(answer, call) ?? answer,
    },
  );
  return new Map(
    mutations.map((mutation) => {
      const own = meetings.filter((meeting) => meeting.mutation === mutation);
      const names = new Set(own.map(({ name }) => name));
      return [
        mutation,
        redsOf(cases.flatMap(({ name, faults }) => (names.has(name) ? faults : []))),
      ];
    }),
  );
}

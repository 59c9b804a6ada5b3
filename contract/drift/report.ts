import type { Case } from '../lib/results.ts';
import type { Mutation, Red } from './mutation.ts';

/** A change and what went red. */
export type Outcome = { mutation: Mutation; reds: Red[] };

const places: Record<Mutation['kind'], string> = {
  contract: 'contract',
  files: 'one file only',
  answer: "sandbox's answers",
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isNoticed = ({ reds }: Outcome): boolean => reds.length > 0;

/** How many of all changes were noticed, 0 to 1. */
export const share = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(isNoticed).length / outcomes.length;

/** One line for a terminal. */
export function printedOutcome({ mutation, reds }: Outcome): string {
  const mark = reds.length > 0 ? 'red   ' : mutation.unnoticed === undefined ? 'MISSED' : 'missed';
  const found = reds.map(({ check }) => check).join(', ');
  return `${mark} ${mutation.name}\n         ${found || (mutation.unnoticed ?? 'no check noticed it')}`;
}

/** The table, for reports/contract-drift.md. */
export function markdownOutcomes(outcomes: readonly Outcome[]): string {
  const cell = (text: string): string =>
    oneLine(text)
      .slice(0, 200)
      .replaceAll('|', String.raw`\|`);
  const rows = outcomes.map(({ mutation, reds }) => {
    const found = reds.length > 0 ? reds.map(({ check }) => check).join(', ') : '**none**';
    const first = reds[0]?.message ?? mutation.unnoticed ?? '';
    return `| ${places[mutation.kind]} | ${cell(mutation.name)} | ${found} | ${cell(first)} |`;
  });
  const noticed = outcomes.filter(isNoticed).length;
  return [
    '# What goes red when something drifts',
    `${noticed} of ${outcomes.length} single changes are noticed (${Math.round(share(outcomes) * 100)} %).`,
    [
      '| where | change | red | first words, or why not |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** As tests: a change that nobody noticed is a failure unless its reason is known. */
export const casesOf = (outcomes: readonly Outcome[]): Case[] =>
  outcomes.map(({ mutation, reds }) => ({
    group: `drift: ${places[mutation.kind]}`,
    name: mutation.name,
    faults:
      reds.length > 0 || mutation.unnoticed !== undefined ? [] : ['no check noticed this change'],
  }));

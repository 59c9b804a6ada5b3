import { entryAt, isSameEntry, namesOf, withEntry } from './entries.ts';
import { specsOf } from './validate.ts';
import type { Broken } from './rules/rule.ts';

/** The texts of a form that are not regular yet, by name, as their formats make them. */
function untidy(fields: object, values: unknown): [name: string, tidied: string][] {
  return specsOf(fields).flatMap(([pattern, { format }]) => {
    const { tidy } = format ?? {};
    if (tidy === undefined) return [];
    return namesOf(pattern, values).flatMap((name): [string, string][] => {
      const entry = entryAt(values, name);
      if (typeof entry !== 'string') return [];
      const tidied = tidy(entry);
      return tidied === entry ? [] : [[name, tidied]];
    });
  });
}

/** The entries of a form, each made regular by its format; what was given stays as it is. */
export const tidied = <Values>(fields: object, values: Values): Values =>
  untidy(fields, values).reduce((before, [name, text]) => withEntry(before, name, text), values);

/**
 * The rule that something was changed (S5). Both are made regular first: a blank or a full-width digit is
 * no change.
 *
 * @returns the broken rule, to be told as WHOLE_FORM
 */
export const noChange = <Values>(fields: object, before: Values, now: Values): Broken | null =>
  isSameEntry(tidied(fields, before), tidied(fields, now)) ? { rule: 'noChange' } : null;

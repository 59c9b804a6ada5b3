import './zod-jitless.ts';
import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { entryAt, isSameEntry, namesOf, patternOf, rowOf, withEntry } from './entries.ts';
import type { CrossRules, FieldSpec, FieldSpecs, Format } from './field-spec.ts';
import { ruleMessage } from './rules/messages.ts';
import { firstBroken, type Broken } from './rules/rule.ts';
import { MailAddressRegExp } from '../../generated/zod/schemas/mailAddress.zod.ts';

/** The parts of a zod issue that tell which rule of S5 it is. */
export interface SchemaIssue {
  code?: string | undefined;
  format?: unknown;
  /** A pattern that does not fit, as a regular expression is written. */
  pattern?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: string | undefined;
  expected?: unknown;
}

const isNothing = (entry: unknown): boolean =>
  entry === undefined || entry === null || entry === '';

/**
 * Says in the terms of S5 what the contract's schema found.
 *
 * @param entry what the issue is about
 */
export function brokenBySchema(issue: SchemaIssue, entry: unknown): Broken {
  if (isNothing(entry)) return { rule: 'required' };
  const min = { min: Number(issue.minimum) };
  const max = { max: Number(issue.maximum) };
  switch (`${issue.code} ${issue.origin}`) {
    case 'too_big string':
      return { rule: 'maxLength', values: max };
    case 'too_small string':
      return { rule: 'minLength', values: min };
    case 'too_big array':
      return { rule: 'tooManyRows', values: max };
    case 'too_small array':
      return { rule: 'tooFewRows', values: min };
    // The numbers that people enter are amounts.
    case 'too_big number':
    case 'too_small number':
    case 'too_big int':
    case 'too_small int':
      return { rule: 'currency' };
  }
  if (issue.pattern === String(MailAddressRegExp)) return { rule: 'mailAddress' };
  if (issue.format === 'date') return { rule: 'date' };
  if (issue.format === 'datetime') return { rule: 'dateTime' };
  return { rule: issue.expected === 'int' ? 'integer' : 'format' };
}

/** The rules that the entries of a form are checked against. */
export interface FormRules<Values, Input> {
  fields: FieldSpecs<NoInfer<Values>>;
  crossRules?: CrossRules<NoInfer<Values>> | undefined;
  /** The generated schema of what is sent. */
  schema?: $ZodType<unknown, Input> | undefined;
  /** Makes of the entries what is sent; without it they are sent as they are. */
  toInput?: ((values: NoInfer<Values>) => Input) | undefined;
  /**
   * The field that a place of what is sent was made of, where the two have different names. Asked for
   * places of the schema and for the targets of an answer (S8).
   *
   * @param place a path with dots, rows by number from 0: `items.3.value`
   */
  nameOf?: ((place: string, values: NoInfer<Values>) => string | undefined) | undefined;
}

/** What is wrong with one entry: its rule, and the message for its field, which is made when it is read. */
export interface Finding {
  rule: string;
  readonly message: string;
}

/** The name for what the customer cannot mend: what would be sent has a place wrong that is no field. */
export const UNSENDABLE = 'root.unsendable';

/** What a form knows of a field, whatever its entry is. */
export type AnySpec = Omit<FieldSpec<unknown>, 'format'> & { format?: Format | undefined };

/** The fields of a form as they are asked for at every key: a form of many must not search its list for each. */
interface KnownFields {
  specs: readonly (readonly [pattern: string, spec: AnySpec])[];
  byPattern: ReadonlyMap<string, AnySpec>;
  /** The patterns of those that have rows with fields. */
  lists: ReadonlySet<string>;
}

const knownFields = new WeakMap<object, KnownFields>();

function known(fields: object): KnownFields {
  const before = knownFields.get(fields);
  if (before !== undefined) return before;
  const specs = Object.entries<AnySpec>({ ...fields });
  const lists = specs.flatMap(([pattern]) =>
    Array.from(pattern.matchAll(/\.\*\./g), ({ index }) => pattern.slice(0, index)),
  );
  const read = { specs, byPattern: new Map(specs), lists: new Set(lists) };
  knownFields.set(fields, read);
  return read;
}

/** The fields of a form and their specs, in the order of the page. */
export const specsOf = (fields: object): KnownFields['specs'] => known(fields).specs;

/** The spec of a field, in whichever row it stands. */
export const specOf = (fields: object, name: string): AnySpec | undefined =>
  known(fields).byPattern.get(patternOf(name));

/** Whether a field is a list whose rows have fields of their own. */
export const hasRows = (fields: object, name: string): boolean =>
  known(fields).lists.has(patternOf(name));

/** The name of a field as it stands at its label, with its row. */
export function labelOf(fields: object, name: string): string | undefined {
  const label = specOf(fields, name)?.label;
  return typeof label === 'function' ? label(rowOf(name) ?? 1) : label;
}

/** The field that a place belongs to: its own, or that of the list or text it was made of. */
export function fieldOf<Values, Input>(
  { fields, nameOf }: Pick<FormRules<Values, Input>, 'fields' | 'nameOf'>,
  place: string,
  values: Values,
): string | undefined {
  let name = nameOf?.(place, values) ?? place;
  while (name !== '' && specOf(fields, name) === undefined)
    name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return name === '' ? undefined : name;
}

/**
 * Judges the entries of a form by S5's rules and the contract's schema. Of several faults of one entry
 * the first is told: that it is missing, its format, its own rules, rules over several entries, the
 * schema. What the schema finds where there is no field stands under UNSENDABLE.
 *
 * @param isHalfTyped whether the control of a field holds what is no value yet, such as half a date
 * @returns what is wrong, by the names of the fields in their order; nothing if all is right
 */
export function validate<Values, Input>(
  rules: FormRules<Values, Input>,
  values: Values,
  isHalfTyped?: (name: string) => boolean,
): Map<string, Finding> {
  const { fields } = rules;
  const found = new Map<string, Finding>();
  const tell = (name: string, broken: Broken | null | undefined): void => {
    if (broken == null || found.has(name)) return;
    found.set(name, {
      rule: broken.rule,
      get message() {
        return ruleMessage(broken, labelOf(fields, name));
      },
    });
  };
  for (const [pattern, spec] of specsOf(fields)) {
    for (const name of namesOf(pattern, values))
      tell(name, isHalfTyped?.(name) ? halfTyped(spec) : brokenOf(spec, entryAt(values, name)));
  }
  for (const [name, broken] of Object.entries(rules.crossRules?.(values) ?? {})) tell(name, broken);
  for (const { place, broken } of brokenPlaces(rules, values)) {
    const name = fieldOf(rules, place, values);
    if (name === undefined) found.set(UNSENDABLE, unsendable(place));
    else tell(name, broken);
  }
  return found;
}

const halfTyped = ({ format }: AnySpec): Broken => ({
  rule: format?.input?.type === 'datetime-local' ? 'incompleteDateTime' : 'incompleteDate',
});

function brokenOf({ required, format, rules = [] }: AnySpec, entry: unknown): Broken | null {
  if (required !== undefined && isEmpty(entry))
    return required === 'choose' ? { rule: 'choose' } : missing(entry);
  if (entry === undefined || entry === null) return null;
  const broken = typeof entry === 'string' ? (format?.rule(entry) ?? null) : null;
  return broken ?? firstBroken(entry, rules);
}

const isEmpty = (entry: unknown): boolean =>
  typeof entry === 'string'
    ? entry.trim() === ''
    : entry == null || entry === false || (Array.isArray(entry) && entry.length === 0);

/** Texts are entered, boxes ticked, all else is chosen. */
function missing(entry: unknown): Broken {
  if (typeof entry === 'string') return { rule: 'required' };
  return { rule: entry === false ? 'tick' : 'choose' };
}

const unsendable = (place: string): Finding => ({
  // The place is for developers: what the form makes of its entries is not what the contract takes.
  rule: `unsendable ${place}`,
  message: ruleMessage({ rule: 'unsendable' }, undefined),
});

/** What the schema finds in what would be sent. */
function brokenPlaces<Values, Input>(
  { schema, toInput }: FormRules<Values, Input>,
  values: Values,
): { place: string; broken: Broken }[] {
  if (schema === undefined) return [];
  const input: unknown = toInput === undefined ? values : toInput(values);
  return (safeParse(schema, input).error?.issues ?? []).map((issue) => {
    const place = issue.path.join('.');
    return { place, broken: brokenBySchema({ ...issue }, entryAt(input, place)) };
  });
}

/** The texts that their formats would change, by name, in their changed form. */
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

/** The entries of a form, each normalised by its format. The given object is not changed. */
export const tidied = <Values>(fields: object, values: Values): Values =>
  untidy(fields, values).reduce((before, [name, text]) => withEntry(before, name, text), values);

/**
 * The rule that something must have changed (S5). Both sides are normalised first: a space or a full-width
 * digit is not a change.
 *
 * @returns the broken rule, for the name WHOLE_FORM
 */
export const noChange = <Values>(fields: object, before: Values, now: Values): Broken | null =>
  isSameEntry(tidied(fields, before), tidied(fields, now)) ? { rule: 'noChange' } : null;

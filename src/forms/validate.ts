import './zod-jitless.ts';
import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import {
  entryAt,
  isSameEntry,
  namesMatching,
  patternOf,
  rowNumberOf,
  withEntry,
} from './entries.ts';
import type { CrossRules, FieldSpec, FieldSpecs, Format } from './field-spec.ts';
import { ruleMessage, firstViolation, type RuleViolation } from './rules/rule.ts';
import { MailAddressRegExp } from '../../generated/zod/schemas/mailAddress.zod.ts';

/** The parts of a zod issue that identify the rule of S5. */
export interface SchemaIssue {
  code?: string | undefined;
  format?: unknown;
  /** The source of a regular expression that does not match. */
  pattern?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: string | undefined;
  expected?: unknown;
}

const isMissing = (entry: unknown): boolean =>
  entry === undefined || entry === null || entry === '';

/**
 * The violated rule of S5 for an issue of the contract's schema.
 *
 * @param entry the invalid entry
 */
export function violationOfIssue(issue: SchemaIssue, entry: unknown): RuleViolation {
  if (isMissing(entry)) return { rule: 'required' };
  const minMessageValues = { min: Number(issue.minimum) };
  const maxMessageValues = { max: Number(issue.maximum) };
  switch (`${issue.code} ${issue.origin}`) {
    case 'too_big string':
      return { rule: 'maxLength', values: maxMessageValues };
    case 'too_small string':
      return { rule: 'minLength', values: minMessageValues };
    case 'too_big array':
      return { rule: 'tooManyRows', values: maxMessageValues };
    case 'too_small array':
      return { rule: 'tooFewRows', values: minMessageValues };
    // The only numbers that customers enter are amounts.
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
  /** The generated schema of the request. */
  schema?: $ZodType<unknown, Input> | undefined;
  /** Converts the entries to the request; by default they are sent unchanged. */
  toInput?: ((values: NoInfer<Values>) => Input) | undefined;
  /**
   * Returns the name of the field for a path of the request, if the two names differ. Used for paths of the schema and
   * for targets of an answer (S8).
   *
   * @param requestPath a path with dots, rows from 0: `items.3.value`
   */
  fieldNameOf?: ((requestPath: string, values: NoInfer<Values>) => string | undefined) | undefined;
}

/** The violated rule of one entry, and its message. The message is created when it is read. */
export interface FieldFault {
  rule: string;
  readonly message: string;
}

/** The field name for a fault that the customer cannot fix: the request is invalid at a path that is not a field. */
export const UNSENDABLE_REQUEST = 'root.unsendable';

/** The spec of a field, for entries of any type. */
export type AnySpec = Omit<FieldSpec<unknown>, 'format'> & { format?: Format | undefined };

/** The fields of a form with an index, because each key press searches for fields. */
interface FieldIndex {
  specs: readonly (readonly [pattern: string, spec: AnySpec])[];
  specByPattern: ReadonlyMap<string, AnySpec>;
  /** The patterns of lists whose rows have fields. */
  listPatterns: ReadonlySet<string>;
}

const fieldIndexCache = new WeakMap<object, FieldIndex>();

function fieldIndexOf(fields: object): FieldIndex {
  const cachedFields = fieldIndexCache.get(fields);
  if (cachedFields !== undefined) return cachedFields;
  const specs = Object.entries<AnySpec>({ ...fields });
  const listPatterns = specs.flatMap(([pattern]) =>
    Array.from(pattern.matchAll(/\.\*\./g), ({ index }) => pattern.slice(0, index)),
  );
  const newFields = { specs, specByPattern: new Map(specs), listPatterns: new Set(listPatterns) };
  fieldIndexCache.set(fields, newFields);
  return newFields;
}

/** The fields of a form and their specs, in the order of the page. */
export const specsOf = (fields: object): FieldIndex['specs'] => fieldIndexOf(fields).specs;

/** The spec of a field, in any row. */
export const specOf = (fields: object, name: string): AnySpec | undefined =>
  fieldIndexOf(fields).specByPattern.get(patternOf(name));

/** Whether a field is a list whose rows have fields. */
export const hasRows = (fields: object, name: string): boolean =>
  fieldIndexOf(fields).listPatterns.has(patternOf(name));

/** The label of a field, with its row. */
export function labelOf(fields: object, name: string): string | undefined {
  const label = specOf(fields, name)?.label;
  return typeof label === 'function' ? label(rowNumberOf(name) ?? 1) : label;
}

/** The name of the field of a path in the request, or of the nearest field that contains the path. */
export function nearestFieldNameOf<Values, Input>(
  { fields, fieldNameOf }: Pick<FormRules<Values, Input>, 'fields' | 'fieldNameOf'>,
  requestPath: string,
  values: Values,
): string | undefined {
  let name = fieldNameOf?.(requestPath, values) ?? requestPath;
  while (name !== '' && specOf(fields, name) === undefined)
    name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return name === '' ? undefined : name;
}

/**
 * Validates the entries of a form by the rules of S5 and the schema of the contract. Returns the first fault
 * of each entry, in this order: missing entry, format, the field's rules, rules over several entries, schema.
 * A schema fault without a field has the name UNSENDABLE_REQUEST.
 *
 * @param isIncomplete whether the control of a field has an incomplete entry, such as a date without a year
 * @returns the faults by field name, in the order of the fields; empty if all entries are valid
 */
export function validate<Values, Input>(
  rules: FormRules<Values, Input>,
  values: Values,
  isIncomplete?: (name: string) => boolean,
): Map<string, FieldFault> {
  const { fields } = rules;
  const faults = new Map<string, FieldFault>();
  const addFault = (name: string, violation: RuleViolation | null | undefined): void => {
    if (violation == null || faults.has(name)) return;
    faults.set(name, {
      rule: violation.rule,
      get message() {
        return ruleMessage(violation, labelOf(fields, name));
      },
    });
  };
  for (const [pattern, spec] of specsOf(fields)) {
    for (const name of namesMatching(pattern, values))
      addFault(
        name,
        isIncomplete?.(name)
          ? incompleteDateViolation(spec)
          : violationOf(spec, entryAt(values, name)),
      );
  }
  for (const [name, violation] of Object.entries(rules.crossRules?.(values) ?? {}))
    addFault(name, violation);
  for (const { path, violation } of findSchemaFaults(rules, values)) {
    const name = nearestFieldNameOf(rules, path, values);
    if (name === undefined) faults.set(UNSENDABLE_REQUEST, createUnsendableFault(path));
    else addFault(name, violation);
  }
  return faults;
}

const incompleteDateViolation = ({ format }: AnySpec): RuleViolation => ({
  rule:
    format?.inputAttributes?.type === 'datetime-local' ? 'incompleteDateTime' : 'incompleteDate',
});

function violationOf(
  { required, format, rules = [] }: AnySpec,
  entry: unknown,
): RuleViolation | null {
  if (required !== undefined && hasNoEntry(entry))
    return required === 'choose' ? { rule: 'choose' } : violationOfMissingEntry(entry);
  if (entry === undefined || entry === null) return null;
  const violation = typeof entry === 'string' ? (format?.rule(entry) ?? null) : null;
  return violation ?? firstViolation(entry, rules);
}

const hasNoEntry = (entry: unknown): boolean =>
  typeof entry === 'string'
    ? entry.trim() === ''
    : entry == null || entry === false || (Array.isArray(entry) && entry.length === 0);

/** The violation depends on the control: the message asks for a text, a tick or a choice. */
function violationOfMissingEntry(entry: unknown): RuleViolation {
  if (typeof entry === 'string') return { rule: 'required' };
  return { rule: entry === false ? 'tick' : 'choose' };
}

const createUnsendableFault = (path: string): FieldFault => ({
  // The path is for developers: the form's request does not match the contract.
  rule: `unsendable ${path}`,
  message: ruleMessage({ rule: 'unsendable' }, undefined),
});

/** The faults that the schema finds in the request. */
function findSchemaFaults<Values, Input>(
  { schema, toInput }: FormRules<Values, Input>,
  values: Values,
): { path: string; violation: RuleViolation }[] {
  if (schema === undefined) return [];
  const input: unknown = toInput === undefined ? values : toInput(values);
  return (safeParse(schema, input).error?.issues ?? []).map((issue) => {
    const path = issue.path.join('.');
    return { path, violation: violationOfIssue({ ...issue }, entryAt(input, path)) };
  });
}

/** For each entry that the normalisation changes: the name of the field, and the normalised text. */
function findTextsToNormalise(fields: object, values: unknown): [name: string, text: string][] {
  return specsOf(fields).flatMap(([pattern, { format }]) => {
    const { normalise } = format ?? {};
    if (normalise === undefined) return [];
    return namesMatching(pattern, values).flatMap((name): [string, string][] => {
      const entry = entryAt(values, name);
      if (typeof entry !== 'string') return [];
      const text = normalise(entry);
      return text === entry ? [] : [[name, text]];
    });
  });
}

/** Returns the entries of a form, each normalised by its format. Does not change `values`. */
export const normaliseEntries = <Values>(fields: object, values: Values): Values =>
  findTextsToNormalise(fields, values).reduce(
    (currentValues, [name, text]) => withEntry(currentValues, name, text),
    values,
  );

/**
 * The violation of the rule that at least one entry must have changed (S5). Both values are normalised before the
 * comparison: a space or a full-width digit is not a change.
 *
 * @returns the violation, for the name WHOLE_FORM; null if an entry has changed
 */
export const noChangeViolation = <Values>(
  fields: object,
  oldValues: Values,
  newValues: Values,
): RuleViolation | null =>
  isSameEntry(normaliseEntries(fields, oldValues), normaliseEntries(fields, newValues))
    ? { rule: 'noChange' }
    : null;

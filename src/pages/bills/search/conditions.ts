import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { DownloadStatus } from '../../../../generated/model/downloadStatus.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import {
  searchBillsParamsPriceFromMax,
  searchBillsParamsPriceFromMin,
} from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { formatMonth } from '../../../lib/dates.ts';

/** The conditions in the notation of the contract's search. A missing condition is "no setting" (S2). */
export type BillCondition = Omit<SearchBillsParams, 'sort' | 'page' | 'perPage'>;

/** A parameter of the contract's search, and the name of its form field (S3). */
export type ConditionName = keyof BillCondition;

/** The parameters that hold a value of a type. */
type NameOf<Value> = {
  [Name in ConditionName]-?: NonNullable<BillCondition[Name]> extends Value ? Name : never;
}[ConditionName];

/** One of the values that the API offers. */
export interface Choice {
  value: string;
  label: string;
}

/** The common start of the two parameters of a range: `price` of `priceFrom` and `priceTo`. */
type RangeName = ConditionName extends infer Name
  ? Name extends `${infer Base}From`
    ? Base
    : never
  : never;

interface ConditionBase {
  section: 'main' | 'more';
  needs?: ConditionName;
  /** Shown only if the issuer's bills have a payment due date. */
  isOfPaymentDue?: true;
}

/** A condition with choices from the API. */
interface ChoiceCondition extends ConditionBase {
  choices: (options: BillSearchOptions) => Choice[];
  /** The label of a value that is not among the choices; by default the value itself. */
  labelOf?: (value: string) => string;
}

interface Words extends ConditionBase {
  kind: 'words';
  name: NameOf<readonly string[]>;
}

export interface OneOf extends ChoiceCondition {
  kind: 'oneOf';
  name: NameOf<string>;
  /** The label of the choice that sets no condition. */
  noneLabel: () => string;
}

export interface AnyOf extends ChoiceCondition {
  kind: 'anyOf';
  name: NameOf<readonly string[]>;
}

interface Days extends ConditionBase {
  kind: 'days';
  name: RangeName;
  from: NameOf<string>;
  to: NameOf<string>;
}

interface Amounts extends ConditionBase {
  kind: 'amounts';
  name: RangeName;
  from: NameOf<number>;
  to: NameOf<number>;
  /** Whole yen. */
  min: number;
  max: number;
}

interface Yes extends ConditionBase {
  kind: 'yes';
  name: NameOf<boolean>;
}

export type Range = Days | Amounts;
/** A condition with one parameter: one text or several texts. */
export type Single = Words | OneOf | AnyOf;
export type Condition = Single | Range | Yes;

/**
 * The conditions of the search, in the order of the form (S2). All code for conditions uses this list: the form
 * and its rules, the address, the stored search, the query of the call, the texts of the conditions in use, and
 * the button that clears all conditions.
 *
 * An entry holds:
 * - `kind`: the input and the type of the value (condition-values.ts): `words`, a text of several words; `oneOf`
 *   and `anyOf`, one or several of the choices from the API; `days` and `amounts`, a range; `yes`, a box that
 *   sets a condition only when it is ticked;
 * - `name`: the contract's parameter, the name of the field (S3), and the key of the label:
 *   `bills.search.<name>`. A range has one name and two parameters, `from` and `to`, each with its own label;
 * - `section`: `main` for the line of the form, `more` for its panel;
 * - further properties of the kind, such as choices with labels, or bounds. Without the parameter in `needs`, the
 *   condition has no effect. `isOfPaymentDue` hides the condition if bills have no payment due date.
 *
 * To add one: the parameter in the contract, its texts in `bills.search` and `field-names`, and an entry here.
 */
export const CONDITIONS: readonly Condition[] = [
  { kind: 'words', name: 'keyword', section: 'main' },
  {
    kind: 'oneOf',
    name: 'searchTargetId',
    section: 'more',
    needs: 'keyword',
    noneLabel: () => t('bills.search.allTargets'),
    choices: ({ searchTargets }) =>
      searchTargets.map(({ searchTargetId, name }) => ({ value: searchTargetId, label: name })),
  },
  {
    kind: 'oneOf',
    name: 'publicationMonth',
    section: 'main',
    noneLabel: () => t('bills.search.noSetting'),
    choices: ({ months }) => months.map((month) => ({ value: month, label: monthLabel(month) })),
    labelOf: monthLabel,
  },
  {
    kind: 'days',
    name: 'publicationDate',
    from: 'publicationDateFrom',
    to: 'publicationDateTo',
    section: 'more',
  },
  {
    kind: 'amounts',
    name: 'price',
    from: 'priceFrom',
    to: 'priceTo',
    section: 'main',
    min: searchBillsParamsPriceFromMin,
    max: searchBillsParamsPriceFromMax,
  },
  {
    kind: 'anyOf',
    name: 'billTypeId',
    section: 'more',
    choices: ({ billTypes }) =>
      billTypes.map(({ billTypeId, name }) => ({ value: billTypeId, label: name })),
  },
  {
    kind: 'anyOf',
    name: 'statusId',
    section: 'more',
    choices: ({ statuses }) =>
      statuses.map(({ statusId, name }) => ({ value: statusId, label: name })),
  },
  {
    kind: 'anyOf',
    name: 'downloadStatus',
    section: 'more',
    choices: () =>
      Object.values(DownloadStatus).map((value) => ({ value, label: downloadStatusLabel(value) })),
  },
  {
    kind: 'days',
    name: 'downloadDeadline',
    from: 'downloadDeadlineFrom',
    to: 'downloadDeadlineTo',
    section: 'more',
  },
  { kind: 'yes', name: 'isDownloadable', section: 'more' },
  {
    kind: 'days',
    name: 'paymentDueDate',
    from: 'paymentDueDateFrom',
    to: 'paymentDueDateTo',
    section: 'more',
    isOfPaymentDue: true,
  },
];

function monthLabel(month: string): string {
  return formatMonth(month, currentLanguage());
}

/** The same names as in the rows of the list (S4). */
function downloadStatusLabel(status: DownloadStatus): string {
  return t(`downloads.downloadStatus.${status}`);
}

/** The fields of a condition: one, or the two ends of a range. */
export function namesOf(condition: Condition): readonly ConditionName[] {
  return 'from' in condition ? [condition.from, condition.to] : [condition.name];
}

/** Every field with its condition, in the order of the form. */
export const FIELDS: readonly (readonly [ConditionName, Condition])[] = CONDITIONS.flatMap(
  (condition) => namesOf(condition).map((name) => [name, condition] as const),
);

/** The choices of a condition; empty until the API has answered. */
export function choicesOf(
  { choices }: OneOf | AnyOf,
  options: BillSearchOptions | undefined,
): readonly Choice[] {
  return options === undefined ? [] : choices(options);
}

/** The label of a value, even if the value is not among the choices. */
export function labelOf(
  condition: OneOf | AnyOf,
  value: string,
  options: BillSearchOptions | undefined,
): string {
  const found = choicesOf(condition, options).find((choice) => choice.value === value);
  return found?.label ?? condition.labelOf?.(value) ?? value;
}

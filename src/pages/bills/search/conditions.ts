import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { DownloadStatus } from '../../../../generated/model/downloadStatus.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import {
  searchBillsParamsPriceFromMax,
  searchBillsParamsPriceFromMin,
} from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { formatMonth } from '../../../lib/dates.ts';

/** The conditions of a search, as parameters of the contract. A missing parameter is "no setting" (S2). */
export type BillCondition = Omit<SearchBillsParams, 'sort' | 'page' | 'perPage'>;

/** A parameter of the contract's search, and the name of its form field (S3). */
export type ConditionName = keyof BillCondition;

/** The names of the parameters whose values have the type `Value`. */
type NameOfType<Value> = {
  [Name in ConditionName]-?: NonNullable<BillCondition[Name]> extends Value ? Name : never;
}[ConditionName];

/** One of the values that the API offers. */
export interface Choice {
  value: string;
  label: string;
}

/** The common part of the names of a range's two parameters: `price` of `priceFrom` and `priceTo`. */
type RangeName = ConditionName extends infer Name
  ? Name extends `${infer Base}From`
    ? Base
    : never
  : never;

interface ConditionBase {
  section: 'main' | 'more';
  requiredCondition?: ConditionName;
  /** The condition exists only if the issuer's bills have a payment due date. */
  isAboutDueDates?: true;
}

/** A condition with choices from the API. */
interface ChoiceCondition extends ConditionBase {
  toChoices: (options: BillSearchOptions) => Choice[];
  /** The label of a value that is not among the choices; by default the value itself. */
  labelOf?: (value: string) => string;
}

interface KeywordCondition extends ConditionBase {
  kind: 'keywords';
  name: NameOfType<readonly string[]>;
}

export interface OneOfCondition extends ChoiceCondition {
  kind: 'oneOf';
  name: NameOfType<string>;
  /** The label of the choice that sets no condition. */
  getNoConditionLabel: () => string;
}

export interface AnyOfCondition extends ChoiceCondition {
  kind: 'anyOf';
  name: NameOfType<readonly string[]>;
}

interface DateRangeCondition extends ConditionBase {
  kind: 'dateRange';
  name: RangeName;
  from: NameOfType<string>;
  to: NameOfType<string>;
}

interface AmountRangeCondition extends ConditionBase {
  kind: 'amountRange';
  name: RangeName;
  from: NameOfType<number>;
  to: NameOfType<number>;
  /** Whole yen. */
  minYen: number;
  maxYen: number;
}

interface FlagCondition extends ConditionBase {
  kind: 'flag';
  name: NameOfType<boolean>;
}

export type RangeCondition = DateRangeCondition | AmountRangeCondition;
/** A condition with one parameter, whose value is one text or several texts. */
export type ValueCondition = KeywordCondition | OneOfCondition | AnyOfCondition;
export type ConditionSpec = ValueCondition | RangeCondition | FlagCondition;

/**
 * The conditions of the search, in the order of the form (S2). All code for conditions uses this list: the form
 * and its rules, the address, the stored search, the query of the call, the texts of the conditions in use, and
 * the button that clears all conditions.
 *
 * An entry of the list has:
 * - `kind`: the input and the type of the value (condition-values.ts): `keywords`, a text of several words;
 *   `oneOf` and `anyOf`, one or several of the choices from the API; `dateRange` and `amountRange`; `flag`, a
 *   checkbox that sets a condition only when it is ticked;
 * - `name`: the contract's parameter, the name of the field (S3), and the key of the label:
 *   `bills.search.<name>`. A range has one name and two parameters, `from` and `to`, each with its own label;
 * - `section`: `main` for the line of the form, `more` for its panel;
 * - further properties of the kind, such as choices with labels, or bounds. The condition has no effect without a
 *   value for `requiredCondition`. `isAboutDueDates` hides the condition if bills have no payment due date.
 *
 * To add a condition, add the parameter in the contract, its texts in `bills.search` and `field-names`, and an
 * entry here.
 */
export const CONDITIONS: readonly ConditionSpec[] = [
  { kind: 'keywords', name: 'keyword', section: 'main' },
  {
    kind: 'oneOf',
    name: 'searchTargetId',
    section: 'more',
    requiredCondition: 'keyword',
    getNoConditionLabel: () => t('bills.search.allTargets'),
    toChoices: ({ searchTargets }) =>
      searchTargets.map(({ searchTargetId, name }) => ({ value: searchTargetId, label: name })),
  },
  {
    kind: 'oneOf',
    name: 'publicationMonth',
    section: 'main',
    getNoConditionLabel: () => t('bills.search.noSetting'),
    toChoices: ({ months }) =>
      months.map((month) => ({ value: month, label: formatMonthLabel(month) })),
    labelOf: formatMonthLabel,
  },
  {
    kind: 'dateRange',
    name: 'publicationDate',
    from: 'publicationDateFrom',
    to: 'publicationDateTo',
    section: 'more',
  },
  {
    kind: 'amountRange',
    name: 'price',
    from: 'priceFrom',
    to: 'priceTo',
    section: 'main',
    minYen: searchBillsParamsPriceFromMin,
    maxYen: searchBillsParamsPriceFromMax,
  },
  {
    kind: 'anyOf',
    name: 'billTypeId',
    section: 'more',
    toChoices: ({ billTypes }) =>
      billTypes.map(({ billTypeId, name }) => ({ value: billTypeId, label: name })),
  },
  {
    kind: 'anyOf',
    name: 'statusId',
    section: 'more',
    toChoices: ({ statuses }) =>
      statuses.map(({ statusId, name }) => ({ value: statusId, label: name })),
  },
  {
    kind: 'anyOf',
    name: 'downloadStatus',
    section: 'more',
    toChoices: () =>
      Object.values(DownloadStatus).map((value) => ({
        value,
        label: labelOfDownloadStatus(value),
      })),
  },
  {
    kind: 'dateRange',
    name: 'downloadDeadline',
    from: 'downloadDeadlineFrom',
    to: 'downloadDeadlineTo',
    section: 'more',
  },
  { kind: 'flag', name: 'isDownloadable', section: 'more' },
  {
    kind: 'dateRange',
    name: 'paymentDueDate',
    from: 'paymentDueDateFrom',
    to: 'paymentDueDateTo',
    section: 'more',
    isAboutDueDates: true,
  },
];

function formatMonthLabel(month: string): string {
  return formatMonth(month, currentLanguage());
}

/** The label is the same as in the rows of the list (S4). */
function labelOfDownloadStatus(status: DownloadStatus): string {
  return t(`downloads.downloadStatus.${status}`);
}

/** The names of a condition's fields: one name, or the names of both ends of a range. */
export function fieldNamesOf(spec: ConditionSpec): readonly ConditionName[] {
  return 'from' in spec ? [spec.from, spec.to] : [spec.name];
}

/** The name of every field, with its condition, in the order of the form. */
export const CONDITION_FIELDS: readonly (readonly [ConditionName, ConditionSpec])[] =
  CONDITIONS.flatMap((condition) =>
    fieldNamesOf(condition).map((name) => [name, condition] as const),
  );

/** The choices of a condition; empty until the API has answered. */
export function choicesOf(
  { toChoices }: OneOfCondition | AnyOfCondition,
  options: BillSearchOptions | undefined,
): readonly Choice[] {
  return options === undefined ? [] : toChoices(options);
}

/** The label of a value, even if the value is not among the choices. */
export function labelOf(
  spec: OneOfCondition | AnyOfCondition,
  value: string,
  options: BillSearchOptions | undefined,
): string {
  const knownChoice = choicesOf(spec, options).find((choice) => choice.value === value);
  return knownChoice?.label ?? spec.labelOf?.(value) ?? value;
}

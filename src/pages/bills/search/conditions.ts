import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { DownloadStatus } from '../../../../generated/model/downloadStatus.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import {
  searchBillsParamsPriceFromMax,
  searchBillsParamsPriceFromMin,
} from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { formatMonth } from '../../../lib/dates.ts';

/** What the list is narrowed by, as the contract's search takes it; what is left out is "no setting" (S2). */
export type BillCondition = Omit<SearchBillsParams, 'sort' | 'page' | 'perPage'>;

/** A parameter of the contract's search, and the field of the form that it is entered in (S3). */
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

/** What the two parameters of a range have in common: `price` of `priceFrom` and `priceTo`. */
type RangeName = ConditionName extends infer Name
  ? Name extends `${infer Base}From`
    ? Base
    : never
  : never;

interface Placed {
  place: 'main' | 'more';
  needs?: ConditionName;
  /** Offered only by an issuer whose bills have a payment due date. */
  isOfPaymentDue?: true;
}

/** Chosen from what the API offers. */
interface Chosen extends Placed {
  choices: (options: BillSearchOptions) => Choice[];
  /** What a value is called that is not among the choices (any more); itself unless told. */
  labelOf?: (value: string) => string;
}

interface Words extends Placed {
  kind: 'words';
  name: NameOf<readonly string[]>;
}

export interface OneOf extends Chosen {
  kind: 'oneOf';
  name: NameOf<string>;
  /** The choice that sets no condition. */
  noneLabel: () => string;
}

export interface AnyOf extends Chosen {
  kind: 'anyOf';
  name: NameOf<readonly string[]>;
}

interface Days extends Placed {
  kind: 'days';
  name: RangeName;
  from: NameOf<string>;
  to: NameOf<string>;
}

interface Amounts extends Placed {
  kind: 'amounts';
  name: RangeName;
  from: NameOf<number>;
  to: NameOf<number>;
  /** Whole yen. */
  min: number;
  max: number;
}

interface Yes extends Placed {
  kind: 'yes';
  name: NameOf<boolean>;
}

export type Range = Days | Amounts;
/** One parameter, of one text or several. */
export type Single = Words | OneOf | AnyOf;
export type Condition = Single | Range | Yes;

/**
 * The conditions of the search, each once, in the order in which they are shown (S2). Whatever deals with
 * them goes over this list: the form and its rules, the address, what is kept for the next visit, the query
 * of the call, the conditions in force in words, and the emptying of all of them.
 *
 * An entry holds:
 * - `kind`: how it is entered and what its value is (condition-values.ts): `words`, a text of several words;
 *   `oneOf` and `anyOf`, one or several of the choices that the API offers; `days` and `amounts`, a range;
 *   `yes`, a box to tick, of which only the tick is a condition;
 * - `name`: the contract's parameter, which is also the name of the field (S3), and in the texts the condition
 *   itself: `bills.search.<name>`. A range has a name of its own and two parameters, `from` and `to`, each
 *   with a text of that kind;
 * - `place`: `main` is in the line of the form, `more` in its panel;
 * - what its kind needs besides: choices with their labels, or bounds. `needs` names another parameter
 *   without which it has no effect; `isOfPaymentDue` hides it from customers of other issuers.
 *
 * To add one: the parameter in the contract, its texts in `bills.search` and `field-names`, and an entry here.
 */
export const CONDITIONS: readonly Condition[] = [
  { kind: 'words', name: 'keyword', place: 'main' },
  {
    kind: 'oneOf',
    name: 'searchTargetId',
    place: 'more',
    needs: 'keyword',
    noneLabel: () => t('bills.search.allTargets'),
    choices: ({ searchTargets }) =>
      searchTargets.map(({ searchTargetId, name }) => ({ value: searchTargetId, label: name })),
  },
  {
    kind: 'oneOf',
    name: 'publicationMonth',
    place: 'main',
    noneLabel: () => t('bills.search.noSetting'),
    choices: ({ months }) => months.map((month) => ({ value: month, label: monthLabel(month) })),
    labelOf: monthLabel,
  },
  {
    kind: 'days',
    name: 'publicationDate',
    from: 'publicationDateFrom',
    to: 'publicationDateTo',
    place: 'more',
  },
  {
    kind: 'amounts',
    name: 'price',
    from: 'priceFrom',
    to: 'priceTo',
    place: 'main',
    min: searchBillsParamsPriceFromMin,
    max: searchBillsParamsPriceFromMax,
  },
  {
    kind: 'anyOf',
    name: 'billTypeId',
    place: 'more',
    choices: ({ billTypes }) =>
      billTypes.map(({ billTypeId, name }) => ({ value: billTypeId, label: name })),
  },
  {
    kind: 'anyOf',
    name: 'statusId',
    place: 'more',
    choices: ({ statuses }) =>
      statuses.map(({ statusId, name }) => ({ value: statusId, label: name })),
  },
  {
    kind: 'anyOf',
    name: 'downloadStatus',
    place: 'more',
    choices: () =>
      Object.values(DownloadStatus).map((value) => ({ value, label: downloadStatusLabel(value) })),
  },
  {
    kind: 'days',
    name: 'downloadDeadline',
    from: 'downloadDeadlineFrom',
    to: 'downloadDeadlineTo',
    place: 'more',
  },
  { kind: 'yes', name: 'isDownloadable', place: 'more' },
  {
    kind: 'days',
    name: 'paymentDueDate',
    from: 'paymentDueDateFrom',
    to: 'paymentDueDateTo',
    place: 'more',
    isOfPaymentDue: true,
  },
];

function monthLabel(month: string): string {
  return formatMonth(month, currentLanguage());
}

/** As the rows of the list call it (S4). */
function downloadStatusLabel(status: DownloadStatus): string {
  return t(`downloads.downloadStatus.${status}`);
}

/** The fields of a condition: one, or the two ends of a range. */
export function namesOf(condition: Condition): readonly ConditionName[] {
  return 'from' in condition ? [condition.from, condition.to] : [condition.name];
}

/** Every field with the condition it belongs to, in the order of the form's conditions. */
export const FIELDS: readonly (readonly [ConditionName, Condition])[] = CONDITIONS.flatMap(
  (condition) => namesOf(condition).map((name) => [name, condition] as const),
);

/** What a condition can be chosen from; nothing until the API has said so. */
export function choicesOf(
  { choices }: OneOf | AnyOf,
  options: BillSearchOptions | undefined,
): readonly Choice[] {
  return options === undefined ? [] : choices(options);
}

/** What a value is called on the screen, offered or not. */
export function labelOf(
  condition: OneOf | AnyOf,
  value: string,
  options: BillSearchOptions | undefined,
): string {
  const found = choicesOf(condition, options).find((choice) => choice.value === value);
  return found?.label ?? condition.labelOf?.(value) ?? value;
}

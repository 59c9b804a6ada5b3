import type { BillCounts } from '../../../../generated/model/billCounts.ts';
import { t } from '../../../i18n/i18n.ts';
import { daysUntil } from '../../../lib/dates.ts';
import {
  daysFromToday,
  fiscalYear,
  monthAround,
  weekAround,
  type Period,
} from '../../../lib/periods.ts';
import { effectiveConditionsOf } from './search-address.ts';
import type { BillCondition } from './conditions.ts';

/** A button that sets conditions by one press. */
export interface QuickChoice {
  label: string;
  /** The conditions that the press sets; undefined clears a field. */
  change: Partial<Record<keyof BillCondition, BillCondition[keyof BillCondition]>>;
  /** Whether the displayed list has these conditions. A press on an active choice removes the conditions. */
  isActive: boolean;
  /** The change that removes the conditions of this choice. */
  removal: QuickChoice['change'];
}

export interface QuickChoiceGroup {
  label: string;
  choices: QuickChoice[];
}

export interface QuickChoiceSource {
  /** The condition of the displayed list. */
  condition: BillCondition;
  /** From the settings, 1 to 12; without this setting, there is no choice for the business year. */
  fiscalYearFirstMonth: number | null | undefined;
  /** From the settings: whether bills have a payment due date. */
  hasPaymentDueDates: boolean | null | undefined;
  /** The counts with the days that are "soon"; undefined until the API has answered, and after an error. */
  counts: Pick<BillCounts, 'today' | 'deadlineSoonTo'> | undefined;
}

/** The number of days that are "soon" if the API has not returned the period. */
const SOON_DAYS = 7;

/** The quick choices for the most frequent searches: periods, and bills that need an action (S2). */
export function createQuickChoiceGroups({
  condition,
  fiscalYearFirstMonth: firstMonth,
  hasPaymentDueDates,
  counts,
}: QuickChoiceSource): QuickChoiceGroup[] {
  const effectiveCondition = effectiveConditionsOf(condition);
  const makeChoice = (label: string, change: QuickChoice['change']): QuickChoice => {
    const conditionNames = Object.keys(change);
    return {
      label,
      change,
      isActive: conditionNames.every(
        (name) =>
          JSON.stringify(valueIn(effectiveCondition, name)) ===
          JSON.stringify(valueIn(change, name)),
      ),
      removal: Object.fromEntries(conditionNames.map((name) => [name, undefined])),
    };
  };
  const makePeriodChoice = (label: string, { from, to }: Period): QuickChoice =>
    makeChoice(label, {
      publicationDateFrom: from,
      publicationDateTo: to,
      // A month in addition to another period would find no bills.
      publicationMonth: undefined,
    });
  const soonPeriod =
    counts === undefined
      ? daysFromToday(SOON_DAYS)
      : { from: counts.today, to: counts.deadlineSoonTo };
  const thisWeek = weekAround(counts?.today);
  return [
    {
      label: t('bills.search.publicationDate'),
      choices: [
        makePeriodChoice(t('bills.quick.thisMonth'), monthAround(0)),
        makePeriodChoice(t('bills.quick.lastMonth'), monthAround(-1)),
        ...(firstMonth == null
          ? []
          : [makePeriodChoice(t('bills.quick.fiscalYear'), fiscalYear(firstMonth))]),
      ],
    },
    {
      label: t('bills.quick.download'),
      // The numbers on the top page and the tab use the same conditions, so all numbers match.
      choices: withSharedConditions([
        makeChoice(t('downloads.downloadStatus.notDownloaded'), {
          downloadStatus: ['notDownloaded'],
          isDownloadable: true,
        }),
        makeChoice(formatSoonLabel(soonPeriod), {
          downloadDeadlineFrom: soonPeriod.from,
          downloadDeadlineTo: soonPeriod.to,
          isDownloadable: true,
        }),
      ]),
    },
    ...(hasPaymentDueDates === true
      ? [
          {
            label: t('bills.quick.payment'),
            choices: [
              makeChoice(t('bills.quick.dueThisWeek'), {
                paymentDueDateFrom: thisWeek.from,
                paymentDueDateTo: thisWeek.to,
              }),
            ],
          },
        ]
      : []),
  ];
}

/** For choices that share a condition: the condition is removed only with the last active choice. */
const withSharedConditions = (choices: readonly QuickChoice[]): QuickChoice[] =>
  choices.map((choice) => {
    const otherActiveChoices = choices.filter(
      (candidate) => candidate !== choice && candidate.isActive,
    );
    const conditionNames = Object.keys(choice.removal).filter(
      (name) => !otherActiveChoices.some(({ change }) => name in change),
    );
    return {
      ...choice,
      removal: Object.fromEntries(conditionNames.map((name) => [name, undefined])),
    };
  });

const valueIn = (condition: object, name: string): unknown => Reflect.get(condition, name);

function formatSoonLabel({ from, to }: Period): string {
  const count = daysUntil(to) - daysUntil(from);
  if (count > 1) return t('bills.quick.deadlineSoon', { count });
  return count === 1 ? t('bills.quick.deadlineTomorrow') : t('bills.quick.deadlineToday');
}

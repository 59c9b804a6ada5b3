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
import { inForce } from './condition.ts';
import type { BillCondition } from './conditions.ts';

/** Conditions that are set by one press. */
export interface QuickChoice {
  label: string;
  /** What the press sets; undefined empties a field. */
  change: Partial<Record<keyof BillCondition, BillCondition[keyof BillCondition]>>;
  /** Whether the list shows it now: another press takes it away again. */
  isOn: boolean;
  /** What that other press sets. */
  without: QuickChoice['change'];
}

export interface QuickChoiceGroup {
  label: string;
  choices: QuickChoice[];
}

export interface QuickChoiceSource {
  /** What the list shows. */
  condition: BillCondition;
  /** 1 to 12, of the settings; without it, no business year is offered. */
  fiscalYearFirstMonth: number | null | undefined;
  /** Of the settings: whether bills have a payment due date. */
  hasPaymentDueDates: boolean | null | undefined;
  /** Says which days are "soon"; undefined until the API has, or if it could not. */
  counts: Pick<BillCounts, 'today' | 'deadlineSoonTo'> | undefined;
}

/** Days that "soon" has where the API has not said its own. */
const SOON_DAYS = 7;

/** What clerks look for most, in one press each (S2's conditions): periods, and what is left to be done. */
export function quickChoices({
  condition,
  fiscalYearFirstMonth: firstMonth,
  hasPaymentDueDates,
  counts,
}: QuickChoiceSource): QuickChoiceGroup[] {
  const shown = inForce(condition);
  const choice = (label: string, change: QuickChoice['change']): QuickChoice => {
    const names = Object.keys(change);
    return {
      label,
      change,
      isOn: names.every(
        (name) => JSON.stringify(valueIn(shown, name)) === JSON.stringify(valueIn(change, name)),
      ),
      without: Object.fromEntries(names.map((name) => [name, undefined])),
    };
  };
  const issued = (label: string, { from, to }: Period): QuickChoice =>
    choice(label, {
      publicationDateFrom: from,
      publicationDateTo: to,
      // A month chosen beside it would leave nothing of another period.
      publicationMonth: undefined,
    });
  const soon =
    counts === undefined
      ? daysFromToday(SOON_DAYS)
      : { from: counts.today, to: counts.deadlineSoonTo };
  const week = weekAround(counts?.today);
  return [
    {
      label: t('bills.search.publicationDate'),
      choices: [
        issued(t('bills.quick.thisMonth'), monthAround(0)),
        issued(t('bills.quick.lastMonth'), monthAround(-1)),
        ...(firstMonth == null
          ? []
          : [issued(t('bills.quick.fiscalYear'), fiscalYear(firstMonth))]),
      ],
    },
    {
      label: t('bills.quick.download'),
      // With what the numbers of the top page and the tab count by: as many bills are found.
      choices: eachByItself([
        choice(t('downloads.downloadStatus.notDownloaded'), {
          downloadStatus: ['notDownloaded'],
          isDownloadable: true,
        }),
        choice(soonLabel(soon), {
          downloadDeadlineFrom: soon.from,
          downloadDeadlineTo: soon.to,
          isDownloadable: true,
        }),
      ]),
    },
    ...(hasPaymentDueDates === true
      ? [
          {
            label: t('bills.quick.payment'),
            choices: [
              choice(t('bills.quick.dueThisWeek'), {
                paymentDueDateFrom: week.from,
                paymentDueDateTo: week.to,
              }),
            ],
          },
        ]
      : []),
  ];
}

/** Choices with a condition in common: it goes with the last of them that is on. */
const eachByItself = (choices: readonly QuickChoice[]): QuickChoice[] =>
  choices.map((one) => {
    const others = choices.filter((other) => other !== one && other.isOn);
    const names = Object.keys(one.without).filter(
      (name) => !others.some(({ change }) => name in change),
    );
    return { ...one, without: Object.fromEntries(names.map((name) => [name, undefined])) };
  });

const valueIn = (condition: object, name: string): unknown => Reflect.get(condition, name);

function soonLabel({ from, to }: Period): string {
  const count = daysUntil(to) - daysUntil(from);
  return count > 1 ? t('bills.quick.deadlineSoon', { count }) : t('bills.quick.deadlineTomorrow');
}

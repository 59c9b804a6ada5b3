import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/prices.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { fileCountOf, nextPartIndexOf, type Part, type Plan, type PlannedBill } from './plan.ts';
import styles from './PartsPanel.module.css';

/** First and last date of issue of a part. */
export const formatRange = ({ from, to }: Part): string =>
  from === to ? formatDate(from) : t('parts.range', { from: formatDate(from), to: formatDate(to) });

/** The bills and the state of each part. */
export function PartList({ plan, isRunning = false }: { plan: Plan; isRunning?: boolean }) {
  const runningIndex = isRunning ? nextPartIndexOf(plan) : -1;
  return (
    <ol className={styles.parts} aria-label={t('parts.list')}>
      {plan.parts.map((part, index) => (
        <PartRow
          key={`${part.from} ${part.bills[0]?.id ?? `position ${index}`}`}
          part={part}
          partNumber={index + 1}
          isRunning={index === runningIndex}
        />
      ))}
    </ol>
  );
}

function PartRow({
  part,
  partNumber,
  isRunning,
}: {
  part: Part;
  partNumber: number;
  isRunning: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { bills } = part;
  return (
    <li>
      <Disclosure
        open={isOpen}
        onToggle={setIsOpen}
        summary={
          <span className={styles.partSummary}>
            <span>
              {t('parts.part', { number: formatCount(partNumber), range: formatRange(part) })}
            </span>
            <span className={styles.counts}>
              {t('parts.holds', {
                bills: formatCount(bills.length),
                files: formatCount(fileCountOf(bills)),
              })}
            </span>
            {renderStateBadge(part, isRunning)}
          </span>
        }
      >
        {/* Only an open part shows its bills, because a part can have thousands of bills. */}
        {isOpen ? <BillNames bills={bills} /> : null}
      </Disclosure>
    </li>
  );
}

function renderStateBadge({ state }: Part, isRunning: boolean) {
  if (isRunning) return <Badge tone="info">{t('parts.state.running')}</Badge>;
  if (state === 'waiting') return null;
  return (
    <Badge tone={state === 'saved' ? 'success' : 'neutral'}>{t(`parts.state.${state}`)}</Badge>
  );
}

/** Numbers and titles of bills. */
export function BillNames({ bills }: { bills: readonly PlannedBill[] }) {
  return (
    <ul className={styles.bills}>
      {bills.map(({ id, billNumber, title }) => (
        <li key={id}>
          <span className={styles.number}>{billNumber}</span>{' '}
          <span lang={languageOf(title)}>{title}</span>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { StatusHistoryBill } from '../../../generated/model/statusHistoryBill.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDate } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './StatusHistory.module.css';

/** The bill that a history is of, so that nobody reads another one's. */
export function BillFacts({ bill }: { bill: StatusHistoryBill }) {
  const { title, billTypeName, billNumber, publicationDate, statusName } = bill;
  return (
    <Card as="section" className={styles.bill} aria-labelledby="history-bill">
      <h2 className={styles.billTitle} id="history-bill" lang={languageOf(title)}>
        {title}
      </h2>
      <dl className={styles.facts}>
        <Fact name={t('status-history.billType')} lang={languageOf(billTypeName)}>
          {billTypeName}
        </Fact>
        <Fact name={t('status-history.billNumber')}>{billNumber}</Fact>
        <Fact name={t('status-history.publicationDate')}>{formatDate(publicationDate)}</Fact>
        {statusName === null ? null : (
          <Fact name={t('status-history.present')} lang={languageOf(statusName)}>
            <strong>{statusName}</strong>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

interface FactProps {
  name: string;
  lang?: string | undefined;
  children: ReactNode;
}

function Fact({ name, lang, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular" lang={lang}>
        {children}
      </dd>
    </div>
  );
}

import { useId } from 'react';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import type { ChangeRequestItem } from '../../../generated/model/changeRequestItem.ts';
import { formItemOf, type FormItem, shownValue } from '../../forms/items/form-item.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatMonth } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import type { GivenGroup } from './given-information.ts';
import styles from './Information.module.css';

export interface ItemListProps {
  group: GivenGroup;
  /** The change in progress: what it asks for stands beside what holds now. */
  pending: ChangeRequest | null;
}

/** The issuer's items under one heading, as they hold now (S2 user). */
export function ItemList({ group, pending }: ItemListProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.itemListTitle} lang={languageOf(group.title)}>
        {group.title}
      </h2>
      <dl className={styles.list}>
        {group.items.map((item, place) =>
          item === undefined ? (
            <div key={`place ${place}`} className={styles.row}>
              <dt className={styles.itemListLabel}>{t('information.view.item')}</dt>
              <dd className={styles.value}>
                <Unreadable text={t('information.view.unreadable')} />
              </dd>
            </div>
          ) : (
            <Row
              key={item.itemKey}
              item={formItemOf(item)}
              change={pending?.items.find(({ itemKey }) => itemKey === item.itemKey)}
              month={pending?.changeReflectionMonth}
            />
          ),
        )}
      </dl>
    </Card>
  );
}

interface RowProps {
  item: FormItem;
  change: ChangeRequestItem | undefined;
  month: string | undefined;
}

function Row({ item, change, month }: RowProps) {
  const value = shownValue(item, item.initial);
  return (
    <div className={styles.row}>
      <dt className={styles.itemListLabel} lang={languageOf(item.label)}>
        {item.label}
      </dt>
      <dd className={styles.value} lang={languageOf(value)}>
        {value === '' ? <span className={styles.nothing}>{t('form.nothing')}</span> : value}
      </dd>
      {change === undefined || month === undefined ? null : (
        <dd className={styles.change}>
          <Badge tone="info">
            {t('information.view.from', { month: formatMonth(month, currentLanguage()) })}
          </Badge>
          <span lang={languageOf(change.requestedContent ?? '')}>
            {change.requestedContent ?? t('flow.summary.removed')}
          </span>
        </dd>
      )}
    </div>
  );
}

import type { StatusHistoryItem } from '../../../generated/model/statusHistoryItem.ts';
import { dynamicText } from '../../i18n/dynamic-text.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './StatusHistory.module.css';

/** The changes of a status in the order of the answer; undefined for one that cannot be read. */
export function ChangeList({ rows }: { rows: readonly (StatusHistoryItem | undefined)[] }) {
  return (
    <ol className={styles.list} aria-labelledby="status-changes">
      {rows.map((change, place) => (
        <li key={change?.statusHistoryId ?? `place ${place}`} className={styles.change}>
          {change === undefined ? (
            <Unreadable text={t('status-history.unreadable')} />
          ) : (
            <Change {...change} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Change({
  updatedAt,
  updaterKind,
  updaterName,
  beforeStatusName,
  afterStatusName,
  note,
}: StatusHistoryItem) {
  const name = updaterName?.trim();
  return (
    <>
      <time className={styles.time} dateTime={updatedAt}>
        {formatDateTime(updatedAt)}
      </time>
      <div className={styles.what}>
        <p className={styles.statuses}>
          {beforeStatusName === null ? null : (
            <>
              <span lang={languageOf(beforeStatusName)}>{beforeStatusName}</span>
              <span className={styles.arrow}>
                <VisuallyHidden>{t('status-history.to')}</VisuallyHidden>
                <Icon name="right" size={1} />
              </span>
            </>
          )}
          <strong lang={languageOf(afterStatusName)}>{afterStatusName}</strong>
        </p>
        {note?.trim() ? (
          <p className={styles.note}>
            <span className={styles.noteName}>{t('status-history.note')}</span>
            <span lang={languageOf(note)}>{note}</span>
          </p>
        ) : null}
      </div>
      <p className={styles.who}>
        {/* A newer server may know others. */}
        <span className={styles.kind}>
          {dynamicText(`status-history.updater.${updaterKind}`) ??
            t('status-history.updater.unknown')}
        </span>
        {name ? (
          <span className={styles.name} lang={languageOf(name)}>
            {name}
          </span>
        ) : null}
      </p>
    </>
  );
}

import { useState } from 'react';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { csvFile } from '../../../lib/csv.ts';
import { formatDateTimeSeconds } from '../../../lib/dates.ts';
import { formatSize } from '../../../lib/files.ts';
import { formatCount } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { languageOf } from '../../../lib/text-language.ts';
import {
  emptyReceipt,
  keepReceipt,
  readReceipt,
  RECEIPT_LIMIT,
  type Receipt,
} from '../../../shell/downloads/receipt.ts';
import { confirmDialog } from '../../../shell/messages/dialog-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import styles from './ReceiptDialog.module.css';

/** What this browser has downloaded for the customer, to be kept with the archive. */
export function ReceiptDialog({ onClose }: { onClose: () => void }) {
  const [receipt, setReceipt] = useState(readReceipt);
  const { files, isKept } = receipt;
  const empty = async (): Promise<void> => {
    const isSure = await confirmDialog({
      title: t('receipt.empty'),
      message: t('receipt.emptyAsk'),
      confirmText: t('receipt.emptyDo'),
      cancelText: t('receipt.emptyNot'),
      danger: true,
    });
    if (!isSure) return;
    emptyReceipt();
    setReceipt(readReceipt());
  };
  return (
    <ModalDialog size="large" title={t('receipt.title')} onClose={onClose}>
      <p className={styles.lead}>{t('receipt.lead', { count: formatCount(RECEIPT_LIMIT) })}</p>
      <label className={styles.keep}>
        <input
          type="checkbox"
          name="keepReceipt"
          checked={isKept}
          onChange={(event) => {
            keepReceipt(event.target.checked);
            setReceipt(readReceipt());
          }}
        />
        {t('receipt.keep')}
      </label>
      {files.length === 0 ? (
        <p role="status">{t('receipt.none')}</p>
      ) : (
        <>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Icon name="download" size={1.1} />}
              onClick={() => saveReceipt(receipt)}
            >
              {t('receipt.export')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void empty()}>
              {t('receipt.empty')}
            </Button>
          </div>
          <Files receipt={receipt} />
        </>
      )}
    </ModalDialog>
  );
}

function Files({ receipt }: { receipt: Receipt }) {
  return (
    <ul className={styles.files} aria-label={t('receipt.list')}>
      {receipt.files.map(({ at, name, size, sha256 }) => (
        <li key={`${at} ${name}`}>
          <span className={styles.name} lang={languageOf(name)}>
            {name}
          </span>
          <span className={styles.facts}>
            <span>{formatDateTimeSeconds(at)}</span>
            <span>{formatSize(size)}</span>
          </span>
          <span className={styles.hash}>
            SHA-256: <code>{sha256 ?? t('receipt.noHash')}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The receipt as a file for the archive. */
function saveReceipt({ files }: Receipt): void {
  const heading = [
    t('receipt.column.at'),
    t('receipt.column.name'),
    t('receipt.column.size'),
    'SHA-256',
  ];
  const rows = files.map(({ at, name, size, sha256 }) => [
    formatDateTimeSeconds(at),
    name,
    size,
    sha256,
  ]);
  const day = formatDateTimeSeconds(new Date().toISOString()).slice(0, 10).replaceAll('/', '');
  saveFile(
    csvFile([heading, ...rows]),
    currentLanguage() === 'ja' ? `ダウンロード記録_${day}.csv` : `downloads_${day}.csv`,
  );
}

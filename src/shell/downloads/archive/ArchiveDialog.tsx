import { useId, useState } from 'react';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { indexFile, indexFileName } from '../../../lib/archive-index.ts';
import { formatDateTimeSeconds } from '../../../lib/dates.ts';
import { formatSize } from '../../../lib/files.ts';
import { formatCount, formatYen } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { confirmDialog } from '../../messages/dialog-store.ts';
import { customerMark } from '../../session/page-customer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import {
  emptyReceipt,
  keepReceipt,
  readReceipt,
  RECEIPT_LIMIT,
  type Receipt,
  type ReceiptFile,
} from '../receipt.ts';
import { saveArchiveOptions, readArchiveOptions, type ArchiveOptions } from './archive-options.ts';
import { indexRowOf } from './recorded-files.ts';
import styles from './ArchiveDialog.module.css';

/** The options for ZIP files, and the record of the files that this browser has downloaded for the customer. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog size="large" title={t('receipt.title')} onClose={onClose}>
      <BatchOptions />
      {/* The page of a mailed link does not know its customer, so it has no record. */}
      {customerMark() === undefined ? null : <DownloadRecord />}
    </ModalDialog>
  );
}

/** The choices for ZIP files; this device remembers them. */
function BatchOptions() {
  const [options, setOptions] = useState(readArchiveOptions);
  const hintId = useId();
  const change = (changed: Partial<ArchiveOptions>): void => {
    const next = { ...options, ...changed };
    saveArchiveOptions(next);
    setOptions(next);
  };
  return (
    <fieldset className={styles.batch}>
      <legend className={styles.heading}>{t('receipt.batch.title')}</legend>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="hasIndex"
          checked={options.hasIndex}
          aria-describedby={hintId}
          onChange={(event) => change({ hasIndex: event.target.checked })}
        />
        {t('receipt.batch.hasIndex')}
      </label>
      <p className={styles.hint} id={hintId}>
        {t('receipt.batch.hasIndexHint')}
      </p>
      <div className={styles.names} role="radiogroup" aria-label={t('receipt.batch.fileNames')}>
        <span aria-hidden="true">{t('receipt.batch.fileNames')}</span>
        {(['published', 'sortable'] as const).map((fileNames) => (
          <label key={fileNames} className={styles.choice}>
            <input
              type="radio"
              name="fileNames"
              value={fileNames}
              checked={options.fileNames === fileNames}
              onChange={() => change({ fileNames })}
            />
            {t(`receipt.batch.${fileNames}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The files that this browser has downloaded, to be kept with the archive. */
function DownloadRecord() {
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
    <>
      <h3 className={styles.heading}>{t('receipt.record')}</h3>
      <p className={styles.lead}>{t('receipt.lead', { count: formatCount(RECEIPT_LIMIT) })}</p>
      <label className={styles.choice}>
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
              onClick={() => saveIndex(receipt)}
            >
              {t('receipt.export')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void empty()}>
              {t('receipt.empty')}
            </Button>
          </div>
          <Files files={files} />
        </>
      )}
    </>
  );
}

function Files({ files }: { files: readonly ReceiptFile[] }) {
  return (
    <ul className={styles.files} aria-label={t('receipt.list')}>
      {files.map(({ at, name, size, sha256, archive, facts }) => (
        <li key={`${at} ${name}`}>
          <span className={styles.name} lang={languageOf(name)}>
            {name}
          </span>
          <span className={styles.facts}>
            <span>{formatDateTimeSeconds(at)}</span>
            <span>{formatSize(size)}</span>
            {facts === undefined ? null : (
              <>
                <span>{facts.number}</span>
                {facts.price === null ? null : <span>{formatYen(facts.price)}</span>}
              </>
            )}
            {archive === undefined ? null : <span>{t('receipt.inArchive', { archive })}</span>}
          </span>
          <span className={styles.hash}>
            SHA-256: <code>{sha256 ?? t('receipt.noHash')}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Saves the record as an index, with the oldest download first. */
function saveIndex({ files }: Receipt): void {
  const rows = files.toReversed().map(indexRowOf);
  const language = currentLanguage();
  saveFile(indexFile(rows, language), indexFileName(new Date().toISOString(), language));
}

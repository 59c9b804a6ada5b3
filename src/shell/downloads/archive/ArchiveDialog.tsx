import { useId, useState } from 'react';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { indexFile, indexFileName } from '../../../lib/archive-index.ts';
import { formatDateTimeSeconds } from '../../../lib/dates.ts';
import { formatSize } from '../../../lib/files.ts';
import { formatCount, formatYen } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { confirmDialog } from '../../messages/dialog-store.ts';
import { currentOwnerKey } from '../../session/page-customer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import {
  clearDownloadRecord,
  setRecordKept,
  readDownloadRecord,
  MAX_RECORDED_FILES,
  type DownloadRecord,
  type RecordedFile,
} from '../download-record.ts';
import { saveArchiveOptions, readArchiveOptions, type ArchiveOptions } from './archive-options.ts';
import { indexRowOf } from './recorded-files.ts';
import styles from './ArchiveDialog.module.css';

/** The options for ZIP files, and the record of the files that this browser has downloaded for the customer. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  return (
    <ModalDialog size="large" title={t('download-record.title')} onClose={onClose}>
      <BatchOptions />
      {/* The page of a mailed link does not know its customer, so it has no record. */}
      {currentOwnerKey() === undefined ? null : <RecordSection />}
    </ModalDialog>
  );
}

/** The choices for ZIP files; this device remembers them. */
function BatchOptions() {
  const [options, setOptions] = useState(readArchiveOptions);
  const hintId = useId();
  const changeOptions = (changedOptions: Partial<ArchiveOptions>): void => {
    const newOptions = { ...options, ...changedOptions };
    saveArchiveOptions(newOptions);
    setOptions(newOptions);
  };
  return (
    <fieldset className={styles.batch}>
      <legend className={styles.heading}>{t('download-record.batch.title')}</legend>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="hasIndex"
          checked={options.hasIndex}
          aria-describedby={hintId}
          onChange={(event) => changeOptions({ hasIndex: event.target.checked })}
        />
        {t('download-record.batch.hasIndex')}
      </label>
      <p className={styles.hint} id={hintId}>
        {t('download-record.batch.hasIndexHint')}
      </p>
      <div
        className={styles.names}
        role="radiogroup"
        aria-label={t('download-record.batch.fileNames')}
      >
        <span aria-hidden="true">{t('download-record.batch.fileNames')}</span>
        {(['published', 'sortable'] as const).map((fileNames) => (
          <label key={fileNames} className={styles.choice}>
            <input
              type="radio"
              name="fileNames"
              value={fileNames}
              checked={options.fileNames === fileNames}
              onChange={() => changeOptions({ fileNames })}
            />
            {t(`download-record.batch.${fileNames}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The files that this browser has downloaded. The customer can save the list as an index. */
function RecordSection() {
  const [record, setRecord] = useState(readDownloadRecord);
  const { files, isKept } = record;
  const clearRecord = async (): Promise<void> => {
    const isConfirmed = await confirmDialog({
      title: t('download-record.empty'),
      message: t('download-record.emptyAsk'),
      confirmText: t('download-record.emptyDo'),
      cancelText: t('download-record.emptyNot'),
      isDestructive: true,
    });
    if (!isConfirmed) return;
    clearDownloadRecord();
    setRecord(readDownloadRecord());
  };
  return (
    <>
      <h3 className={styles.heading}>{t('download-record.record')}</h3>
      <p className={styles.lead}>
        {t('download-record.lead', { count: formatCount(MAX_RECORDED_FILES) })}
      </p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="isRecordKept"
          checked={isKept}
          onChange={(event) => {
            setRecordKept(event.target.checked);
            setRecord(readDownloadRecord());
          }}
        />
        {t('download-record.keep')}
      </label>
      {files.length === 0 ? (
        <p role="status">{t('download-record.none')}</p>
      ) : (
        <>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Icon name="download" size={1.1} />}
              onClick={() => saveIndex(record)}
            >
              {t('download-record.export')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void clearRecord()}>
              {t('download-record.empty')}
            </Button>
          </div>
          <RecordedFiles files={files} />
        </>
      )}
    </>
  );
}

function RecordedFiles({ files }: { files: readonly RecordedFile[] }) {
  return (
    <ul className={styles.files} aria-label={t('download-record.list')}>
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
            {archive === undefined ? null : (
              <span>{t('download-record.inArchive', { archive })}</span>
            )}
          </span>
          <span className={styles.hash}>
            SHA-256: <code>{sha256 ?? t('download-record.noHash')}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Saves the record as an index, with the oldest download first. */
function saveIndex({ files }: DownloadRecord): void {
  const rows = files.toReversed().map(indexRowOf);
  const language = currentLanguage();
  saveFile(indexFile(rows, language), indexFileName(new Date().toISOString(), language));
}

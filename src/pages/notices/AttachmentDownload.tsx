import { useEffect, useRef, useState } from 'react';
import { getDownloadNoticeAttachmentUrl } from '../../../generated/hooks/notices/notices.ts';
import type { FileInfo } from '../../../generated/model/fileInfo.ts';
import { ApiError } from '../../api/api-error.ts';
import { downloadFile, type DownloadProgress } from '../../api/downloads.ts';
import { t } from '../../i18n/i18n.ts';
import { formatSize } from '../../lib/files.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { handleError } from '../../shell/errors/handle-error.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './NoticeListPage.module.css';

export interface AttachmentDownloadProps {
  noticeId: string;
  file: FileInfo;
}

/** The posting period is over, or notice or file are gone (S8): another try would end the same way. */
const GONE = new Set(['400-1-04-01', '400-1-04-02']);

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.items.some(({ code }) => GONE.has(code));

function percentOf({ received, total }: DownloadProgress): string {
  if (total === undefined || total === 0) return '';
  return `${Math.floor((received / total) * 100)}%`;
}

/** A file of a notice. Whether it has expired or is gone, the server says when it is asked (S8). */
export function AttachmentDownload({ noticeId, file }: AttachmentDownloadProps) {
  const [progress, setProgress] = useState<DownloadProgress>();
  const [error, setError] = useState<unknown>(null);
  const [isDone, setIsDone] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const { run, isRunning } = useSubmitOnce(async () => {
    controller.current = new AbortController();
    setError(null);
    setIsDone(false);
    try {
      await downloadFile(getDownloadNoticeAttachmentUrl(noticeId, file.fileId), {
        signal: controller.current.signal,
        onProgress: setProgress,
      });
      setIsDone(true);
    } catch (failure) {
      if (!handleError(failure)) setError(failure);
    } finally {
      setProgress(undefined);
    }
  });

  const status = (): string => {
    if (isRunning) return t('notices.running');
    return isDone ? t('notices.done', { name: file.fileName }) : '';
  };
  return (
    <div className={styles.file}>
      <Button
        size="small"
        busy={isRunning}
        icon={<Icon name="download" />}
        onClick={() => void run()}
      >
        <span className={styles.fileName}>{file.fileName}</span>{' '}
        <span className={styles.size}>{formatSize(file.size)}</span>
        <VisuallyHidden>{t('notices.download')}</VisuallyHidden>
      </Button>
      <span className={styles.status}>
        <span role="status">{status()}</span>
        {/* To be seen only: read out, each of a hundred steps would interrupt the one before. */}
        {isRunning && progress !== undefined ? (
          <span className={styles.percent} aria-hidden="true">
            {percentOf(progress)}
          </span>
        ) : null}
      </span>
      <ErrorNotice error={error} onRetry={isGone(error) ? undefined : () => void run()} />
    </div>
  );
}

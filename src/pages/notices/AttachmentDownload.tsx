import type { FileInfo } from '../../../generated/model/fileInfo.ts';
import { t } from '../../i18n/i18n.ts';
import { formatSize } from '../../lib/files.ts';
import { languageOf } from '../../lib/text-language.ts';
import { downloadButtonId, isBusy } from '../../shell/downloads/download-button.ts';
import { DownloadNote } from '../../shell/downloads/DownloadNote.tsx';
import type { DownloadStates } from '../../shell/downloads/downloads.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { attachmentRequest, noticeDownloads } from './notice-downloads.ts';
import styles from './NoticeListPage.module.css';

export interface AttachmentDownloadProps {
  noticeId: string;
  file: FileInfo;
  downloads: DownloadStates;
}

/** A file of a notice. Whether it has expired or is gone, the server says when it is asked (S8). */
export function AttachmentDownload({ noticeId, file, downloads }: AttachmentDownloadProps) {
  const request = attachmentRequest(noticeId, file.fileId);
  const state = downloads[request.place];
  return (
    <div className={styles.file}>
      <Button
        id={downloadButtonId(request)}
        size="small"
        busy={isBusy(state, request.key)}
        icon={<Icon name="download" />}
        onClick={() => void noticeDownloads.start(request)}
      >
        <span className={styles.fileName} lang={languageOf(file.fileName)}>
          {file.fileName}
        </span>{' '}
        <span className={styles.size}>{formatSize(file.size)}</span>
        <VisuallyHidden>{t('notices.download')}</VisuallyHidden>
      </Button>
      <DownloadNote downloads={noticeDownloads} state={state} />
    </div>
  );
}

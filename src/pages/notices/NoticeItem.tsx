import { getDownloadNoticeAttachmentUrl } from '../../../generated/hooks/notices/notices.ts';
import {
  createDownloads,
  type DownloadRequest,
  type DownloadStates,
  downloadButtonId,
  isButtonBusy,
} from '../../shell/downloads/download-store.ts';
import { useId } from 'react';
import type { Notice } from '../../../generated/model/notice.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import type { FileInfo } from '../../../generated/model/fileInfo.ts';
import { formatSize } from '../../lib/files.ts';
import { DownloadNote } from '../../shell/downloads/DownloadNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './NoticeListPage.module.css';

/** The downloads of the notices' files, one at a time for each file. */
export const noticeDownloads = createDownloads();

/** The download of a notice's file. Its state appears at the file. */
function createAttachmentRequest(noticeId: string, fileId: string): DownloadRequest {
  return {
    position: `${noticeId}/${fileId}`,
    key: 'file',
    path: getDownloadNoticeAttachmentUrl(noticeId, fileId),
  };
}

interface AttachmentDownloadProps {
  noticeId: string;
  file: FileInfo;
  downloads: DownloadStates;
}

/** The download button of a notice's file. Only a download shows whether the file has expired or was removed (S8). */
function AttachmentDownload({ noticeId, file, downloads }: AttachmentDownloadProps) {
  const request = createAttachmentRequest(noticeId, file.fileId);
  const downloadState = downloads[request.position];
  return (
    <div className={styles.file}>
      <Button
        id={downloadButtonId(request)}
        size="small"
        busy={isButtonBusy(downloadState, request.key)}
        icon={<Icon name="download" />}
        onClick={() => void noticeDownloads.start(request)}
      >
        <span className={styles.fileName} lang={languageOf(file.fileName)}>
          {file.fileName}
        </span>{' '}
        <span className={styles.size}>{formatSize(file.size)}</span>
        <VisuallyHidden>{t('notices.download')}</VisuallyHidden>
      </Button>
      <DownloadNote downloads={noticeDownloads} state={downloadState} />
    </div>
  );
}

/** The start and the end of the posting period, without a line break inside a time. */
function PostingPeriod({ postingPeriodFrom, postingPeriodTo }: Notice) {
  const from = formatDateTime(postingPeriodFrom);
  if (postingPeriodTo === null) return t('notices.periodOpen', { from });
  return (
    <>
      <span className={styles.time}>{t('notices.periodFrom', { from })}</span>{' '}
      <span className={styles.time}>{formatDateTime(postingPeriodTo)}</span>
    </>
  );
}

export interface NoticeItemProps {
  notice: Notice;
  downloads: DownloadStates;
}

/** A notice: its text, its posting period and its files. */
export function NoticeItem({ notice, downloads }: NoticeItemProps) {
  const titleId = useId();
  const attachments = rowsOf(notice, 'attachments');
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.badges}>
        {notice.isImportant ? <Badge tone="danger">{t('notices.important')}</Badge> : null}
        {notice.isRead ? null : <Badge tone="info">{t('notices.unread')}</Badge>}
      </div>
      <h2 className={styles.title} id={titleId} lang={languageOf(notice.title)}>
        {notice.title}
      </h2>
      <p className={styles.period}>
        {t('notices.period')}{' '}
        <span className="tabular">
          <PostingPeriod {...notice} />
        </span>
      </p>
      {notice.body === '' ? null : (
        <p className={styles.body} lang={languageOf(notice.body)}>
          {notice.body}
        </p>
      )}
      {attachments.length === 0 ? null : (
        <>
          <h3 className={styles.attachments}>{t('notices.attachments')}</h3>
          <ul className={styles.files}>
            {attachments.map((file, index) => (
              <li key={file?.fileId ?? `position ${index}`}>
                {file === undefined ? (
                  <Unreadable text={t('downloads.unreadable')} />
                ) : (
                  <AttachmentDownload
                    noticeId={notice.noticeId}
                    file={file}
                    downloads={downloads}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

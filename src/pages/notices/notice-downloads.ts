import { getDownloadNoticeAttachmentUrl } from '../../../generated/hooks/notices/notices.ts';
import { createDownloads, type DownloadRequest } from '../../shell/downloads/download-store.ts';

/** The downloads of the notices' files, one at a time of each file. */
export const noticeDownloads = createDownloads();

/** The download of a file of a notice, at the file. */
export function attachmentRequest(noticeId: string, fileId: string): DownloadRequest {
  return {
    place: `${noticeId}/${fileId}`,
    key: 'file',
    path: getDownloadNoticeAttachmentUrl(noticeId, fileId),
  };
}

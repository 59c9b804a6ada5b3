import {
  getDownloadNoticeAttachmentUrl,
  useListNotices,
  useListOperatorNotices,
} from '../../generated/hooks/notices/notices.ts';
import { downloadFile } from '../../src/api/downloads.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaQuery } from './support/via-hook.ts';

pactFor('listOperatorNotices', {
  given: 'a customer with bills is logged in',
  call: () => viaQuery(() => useListOperatorNotices()),
  reads: [{ items: ['noticeId', 'kind', 'title', 'body', 'publishedOn', 'isImportant', 'image'] }],
  furtherSuccesses: {
    'answered with links in the notices': {
      given: 'every operator notice has a link',
      reads: [{ items: [{ link: ['url', 'text', 'isExternalSite'] }] }],
      nullableValues: 'present',
    },
  },
});

pactFor('listNotices', {
  given: 'a notice has an attachment',
  sends: { query: { page: 1, perPage: 50 } },
  call: () => viaQuery(() => useListNotices({ page: 1, perPage: 50 })),
  reads: [
    {
      items: [
        'noticeId',
        'title',
        'body',
        'postingPeriodFrom',
        'postingPeriodTo',
        'isImportant',
        'isRead',
        { attachments: ['fileId', 'fileName', 'size'] },
      ],
    },
    'total',
  ],
});

pactFor('downloadNoticeAttachment', {
  given: 'a notice has an attachment',
  sends: {
    path: {
      noticeId: fromState('noticeId', 'notice-0012'),
      attachmentId: fromState('attachmentId', 'notice-0012-att-1'),
    },
  },
  call: ({ path }) =>
    downloadFile(getDownloadNoticeAttachmentUrl(path.noticeId, path.attachmentId)),
  reads: 'file',
  realRefusals: {
    '400-1-04-01': { given: "a notice's posting period is over" },
    '429-1-05-01': {
      given: ['a notice has an attachment', 'no further download is allowed for now'],
    },
  },
});

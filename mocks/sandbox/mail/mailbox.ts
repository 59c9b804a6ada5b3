import Fastify, { type FastifyInstance } from 'fastify';
import { contentDispositionOf } from '../documents/content-disposition.ts';
import { japanDateTime } from '../japan-time.ts';
import type { Mail, MailStore } from './mail-store.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const addLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"'）」]+)/)
    .map((textPart, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(textPart)}">${escapeHtml(textPart)}</a>`
        : escapeHtml(textPart),
    )
    .join('');

const style = `
:root { color-scheme: light dark; font: 15px/1.7 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.25rem; } h1 small { color: #6b7280; font-weight: normal; font-size: .8rem; }
article { border: 1px solid #8884; border-radius: 10px; margin: 0 0 1rem; padding: 1rem 1.25rem; }
article h2 { font-size: 1rem; margin: 0; } dl { color: #6b7280; display: flex; flex-wrap: wrap; gap: 0 1rem; margin: .25rem 0 .75rem; }
dl div { display: flex; gap: .35rem; } dd { margin: 0; } pre { font: inherit; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const attachmentListOf = ({ mailId, attachments }: Mail): string =>
  attachments.length === 0
    ? ''
    : `<ul>${attachments
        .map(
          (name, index) =>
            `<li><a href="/mails/${mailId}/${index}" download>${escapeHtml(name)}</a></li>`,
        )
        .join('')}</ul>`;

const articleOf = (mail: Mail): string => `<article id="mail-${mail.mailId}">
<h2>${escapeHtml(mail.subject)}</h2>
<dl><div><dt>宛先</dt><dd>${escapeHtml(mail.recipients.join(', '))}</dd></div>
<div><dt>差出人</dt><dd>${escapeHtml(mail.sender)}</dd></div>
<div><dt>受信</dt><dd><time>${escapeHtml(japanDateTime(mail.receivedAt))}</time></dd></div></dl>
<pre>${addLinks(mail.text)}</pre>
${attachmentListOf(mail)}
</article>`;

const mailboxPageOf = (mails: Mail[]): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>メールボックス（${mails.length}）</title><style>${style}</style></head>
<body><h1>メールボックス <small>サンドボックスが送ったメール ${mails.length}通。外部へは送信されません。</small></h1>
${mails.length === 0 ? '<p>メールはまだありません。</p>' : mails.map(articleOf).join('\n')}
</body></html>`;

/** The server of the mailbox: a page with all mails, and `/mails.json` with the same mails for tests. */
export function makeMailbox(mailStore: MailStore): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      // A referrer would reveal the token of a link to the linked page.
      .header('Referrer-Policy', 'no-referrer')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(mailboxPageOf(mailStore.list())),
  );
  app.get<{ Params: { mailId: string; index: string } }>(
    '/mails/:mailId/:index',
    ({ params }, reply) => {
      const file = mailStore.findAttachment(Number(params.mailId), Number(params.index));
      if (!file) return reply.code(404).send();
      return reply
        .type(file.mediaType)
        .header('Content-Disposition', contentDispositionOf(file.fileName, 'attachment'))
        .send(file.content);
    },
  );
  app.get('/mails.json', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(
      mailStore.list().map(({ receivedAt, ...mail }) => ({
        ...mail,
        receivedAt: japanDateTime(receivedAt),
        links: mail.text.match(/https?:\/\/[^\s]+/g) ?? [],
      })),
    ),
  );
  return app;
}

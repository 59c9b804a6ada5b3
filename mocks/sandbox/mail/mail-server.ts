import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../database.ts';
import type { Issuer } from '../issuers.ts';

/** A received mail. */
export type Mail = {
  mailId: number;
  /** Milliseconds since 1970 by the sandbox's clock. */
  receivedAt: number;
  sender: string;
  recipients: string[];
  subject: string;
  text: string;
  /** Names of the attached files. */
  attachments: string[];
};

/** A file to attach. */
export type MailFile = { fileName: string; mediaType: string; content: Buffer };

/** A mail to send. */
export type Letter = { to: string[]; subject: string; text: string; files?: MailFile[] };

type MailRow = Omit<Mail, 'recipients' | 'attachments'> & { recipients: string };

/** Sends mail over SMTP to itself and stores it in the database. */
export class MailServer {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #server: SMTPServer;
  #transport: ReturnType<typeof createTransport> | undefined;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.once('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          this.#keep(Buffer.concat(parts), to).then(
            () => done(),
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
          );
        });
      },
    });
  }

  /** Opens a free SMTP port on this machine. */
  async open(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.on('error', reject);
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    this.#transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  }

  async #keep(raw: Buffer, recipients: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const mailId =
      this.#db.get<{ id: number }>('SELECT coalesce(max(mailId), 0) + 1 AS id FROM mails')?.id ?? 1;
    this.#db.insert('mails', {
      mailId,
      receivedAt: this.#now(),
      sender: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : '',
      recipients: JSON.stringify(recipients),
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trimEnd(),
    });
    for (const [place, { filename, mimeType, content }] of mail.attachments.entries()) {
      this.#db.insert('mailAttachments', {
        mailId,
        place,
        fileName: filename ?? '',
        mediaType: mimeType,
        content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      });
    }
  }

  /** Sends a mail and waits until it is stored. Does nothing without recipients. */
  async send(issuer: Issuer, letter: Letter): Promise<void> {
    if (letter.to.length === 0) return;
    if (!this.#transport) throw new Error('The mail server is not open.');
    await this.#transport.sendMail({
      from: { name: issuer.title.ja, address: issuer.settings.mailSenderAddress },
      to: letter.to,
      subject: letter.subject,
      text: letter.text,
      attachments: (letter.files ?? []).map(({ fileName, mediaType, content }) => ({
        filename: fileName,
        contentType: mediaType,
        content,
      })),
    });
  }

  /** All mails, the newest first. */
  list(): Mail[] {
    return this.#db.all<MailRow>('SELECT * FROM mails ORDER BY mailId DESC').map((row) => ({
      ...row,
      recipients: JSON.parse(row.recipients),
      attachments: this.#db.values<string>(
        'SELECT fileName FROM mailAttachments WHERE mailId = ? ORDER BY place',
        row.mailId,
      ),
    }));
  }

  /** An attached file, by its place in the mail from 0. */
  attachment(mailId: number, place: number): MailFile | undefined {
    const found = this.#db.get<Omit<MailFile, 'content'> & { content: Uint8Array }>(
      'SELECT fileName, mediaType, content FROM mailAttachments WHERE mailId = ? AND place = ?',
      mailId,
      place,
    );
    return found && { ...found, content: Buffer.from(found.content) };
  }

  async close(): Promise<void> {
    this.#transport?.close();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

import type { Database } from '../database.ts';
import type { Issuer } from '../issuers.ts';

export type Mail = {
  mailId: number;
  /** Milliseconds since 1970 by the sandbox's clock. */
  receivedAt: number;
  sender: string;
  recipients: string[];
  subject: string;
  text: string;
  attachments: string[];
};

export type MailFile = { fileName: string; mediaType: string; content: Buffer };

export type MailToSend = {
  issuer: Issuer;
  recipients: string[];
  subject: string;
  text: string;
  files?: MailFile[];
};

type MailRow = Omit<Mail, 'recipients' | 'attachments'> & { recipients: string };

/** Keeps all mails in the database. No mail leaves this machine. */
export class MailStore {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Adds a mail. Does nothing without recipients. */
  send({ issuer, recipients, subject, text, files = [] }: MailToSend): void {
    if (recipients.length === 0) return;
    const mailId = (this.#db.firstColumn<number>('SELECT max(mailId) FROM mails')[0] ?? 0) + 1;
    this.#db.insert('mails', {
      mailId,
      receivedAt: this.#now(),
      sender: `${issuer.title.ja} <${issuer.settings.mailSenderAddress}>`,
      recipients: JSON.stringify(recipients),
      subject,
      text: text.trimEnd(),
    });
    for (const [index, file] of files.entries())
      this.#db.insert('mailAttachments', { mailId, place: index, ...file });
  }

  /** All mails, the newest first. */
  list(): Mail[] {
    return this.#db.all<MailRow>('SELECT * FROM mails ORDER BY mailId DESC').map((row) => ({
      ...row,
      recipients: JSON.parse(row.recipients),
      attachments: this.#db.firstColumn<string>(
        'SELECT fileName FROM mailAttachments WHERE mailId = ? ORDER BY place',
        row.mailId,
      ),
    }));
  }

  /** An attached file, by its index in the mail from 0. */
  findAttachment(mailId: number, index: number): MailFile | undefined {
    const file = this.#db.find<MailFile>('mailAttachments', { mailId, place: index });
    return file && { ...file, content: Buffer.from(file.content) };
  }
}

import { readEnvironmentVariable } from '../../scripts/setup/ports.ts';
import { Clock } from './clock.ts';
import { addControl } from './control.ts';
import { Database } from './database.ts';
import { makeApp } from './http/router.ts';
import { defaultLimits } from './limits.ts';
import { makeMailbox } from './mail/mailbox.ts';
import { MailStore } from './mail/mail-store.ts';
import { seedAll } from './seed/seed.ts';
import type { SandboxData } from './sandbox-data.ts';
import type { Handlers } from './http/call.ts';
import { accountHandlers } from './areas/account-settings.ts';
import { authHandlers } from './areas/auth.ts';
import { batchDownloadsHandlers } from './areas/batch-downloads.ts';
import { billDownloadsHandlers } from './areas/bill-downloads.ts';
import { billReturnsHandlers } from './areas/bill-returns.ts';
import { billsHandlers } from './areas/bills.ts';
import { downloadsHandlers } from './areas/downloads.ts';
import { eStorageHandlers } from './areas/e-storage.ts';
import { invoiceNumberHandlers } from './areas/invoice-number.ts';
import { noticesHandlers } from './areas/notices.ts';
import { passwordReissueHandlers } from './areas/password-reissue.ts';
import { registeredInformationHandlers } from './areas/registered-information.ts';
import { registrationHandlers } from './areas/registration.ts';
import { settingHandlers } from './areas/setting.ts';
import { statusHistoryHandlers } from './areas/status-history.ts';
import { verificationHandlers } from './areas/verification.ts';

/** Every handler of the sandbox, by operationId. */
const handlers: Handlers = {
  ...settingHandlers,
  ...noticesHandlers,
  ...authHandlers,
  ...passwordReissueHandlers,
  ...verificationHandlers,
  ...billsHandlers,
  ...billDownloadsHandlers,
  ...batchDownloadsHandlers,
  ...billReturnsHandlers,
  ...statusHistoryHandlers,
  ...registeredInformationHandlers,
  ...accountHandlers,
  ...eStorageHandlers,
  ...downloadsHandlers,
  ...registrationHandlers,
  ...invoiceNumberHandlers,
};

export type SandboxOptions = {
  /** A file, whose data remain after a restart, or `:memory:` (default). */
  dbPath?: string;
  /** 0 (default) for a free port. */
  port?: number;
  mailboxPort?: number;
  /** Default: a running clock with the machine's time. */
  clock?: Clock;
  /** Number of bills of `demo-user`; default: 1,200. */
  demoBillCount?: number;
  /** Address of the portal for links in mails, without a slash at the end. */
  portalUrl?: string;
  /** The seeded data of another sandbox, which makes the start faster. */
  seededDatabase?: SandboxData['seededDatabase'];
};

export type Sandbox = {
  /** Without a slash at the end. The API is under /{customerCode}/mypage-api. */
  url: string;
  mailboxUrl: string;
  /** The internal data, for tests. */
  data: SandboxData;
  close(): Promise<void>;
};

const defaultDemoBillCount = 1200;

function makeSandboxData(options: SandboxOptions): SandboxData {
  const db = new Database(options.dbPath ?? ':memory:');
  const clock = options.clock ?? new Clock();
  const sandbox: SandboxData = {
    db,
    clock,
    mail: new MailStore(db, () => clock.now()),
    limits: { ...defaultLimits },
    portalUrl:
      options.portalUrl ??
      readEnvironmentVariable('MYPAGE_PORTAL_URL') ??
      `http://localhost:${readEnvironmentVariable('MYPAGE_PORTAL_PORT') ?? 3000}`,
    orderedErrors: [],
    runningBatches: new Set(),
    pendingKeys: new Set(),
    recentCallTimesByKey: new Map(),
    demoBillCount: options.demoBillCount ?? defaultDemoBillCount,
    ...(options.seededDatabase ? { seededDatabase: options.seededDatabase } : {}),
  };
  if (db.hasCurrentTables()) clock.offsetMs = Number(db.getMeta('clockOffset') ?? 0);
  else seedAll(sandbox);
  return sandbox;
}

/**
 * Starts the sandbox: a provider that replaces an issuer's backend, with state, real files and a mailbox. The sandbox
 * is for development, demonstrations and the verification of the contract, and never part of the built portal.
 *
 * @throws Error with `code` EADDRINUSE if a port is taken
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = makeSandboxData(options);
  const app = await makeApp(sandbox, handlers);
  addControl(app, sandbox);
  const mailbox = makeMailbox(sandbox.mail);
  const close = async () => {
    await app.close();
    await mailbox.close();
    sandbox.db.close();
  };
  try {
    const host = '127.0.0.1';
    const url = await app.listen({ host, port: options.port ?? 0 });
    const mailboxUrl = await mailbox.listen({ host, port: options.mailboxPort ?? 0 });
    return { url, mailboxUrl, data: sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
}

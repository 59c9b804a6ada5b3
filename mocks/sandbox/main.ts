import { databasePath } from './paths.ts';
import { createSandbox } from './server.ts';

const port = Number(process.env['MYPAGE_SANDBOX_PORT'] ?? 4020);
const mailboxPort = Number(process.env['MYPAGE_MAILBOX_PORT'] ?? 4030);

/** A taken port is the likeliest fault, and said in one sentence. */
function explain(error: unknown): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? `Port ${port} (sandbox) or ${mailboxPort} (mailbox) is taken. Set MYPAGE_SANDBOX_PORT or MYPAGE_MAILBOX_PORT.`
    : String(error);
}

try {
  const sandbox = await createSandbox({ dbPath: databasePath(), port, mailboxPort });
  console.log(`Sandbox ${sandbox.url} (for development only), mailbox ${sandbox.mailboxUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      sandbox.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

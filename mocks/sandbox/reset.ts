import { databasePath } from './main.ts';
import { createSandbox } from './server.ts';
import { resetSandbox } from './seed/seed.ts';

// Replaces the data in place, so that a running sandbox uses the new data.
const path = databasePath();
const sandbox = await createSandbox({ dbPath: path });
resetSandbox(sandbox.data);
await sandbox.close();
console.log(`The data of the sandbox was replaced: ${path}`);

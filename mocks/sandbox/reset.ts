import { readDatabasePath } from './main.ts';
import { createSandbox } from './server.ts';
import { resetSandbox } from './seed/seed.ts';

// Replaces the data in the database file. A sandbox that has the file open uses the new data.
const dbPath = readDatabasePath();
const sandbox = await createSandbox({ dbPath });
resetSandbox(sandbox.data);
await sandbox.close();
console.log(`The data of the sandbox was replaced: ${dbPath}`);

// `npm run archive:check -- FOLDER [--api ADDRESS --login-id ID]`: checks an unpacked archive against its index.
import { parseArgs } from 'node:util';
import { checkArchive, fetchBills } from './check.ts';

const usage = `Usage: npm run archive:check -- FOLDER [options]
  --api http://127.0.0.1:4010/demo/mypage-api   compare dates and amounts with the bills of this API
  --login-id demo-user                          the customer; the password is read from ARCHIVE_PASSWORD
Ends with 0 if nothing differs, 1 if something does, 2 if the archive could not be checked.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { api: { type: 'string' }, 'login-id': { type: 'string', default: 'demo-user' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error(usage);
  const password = process.env['ARCHIVE_PASSWORD'] ?? '';
  const { api } = values;
  const bills = api === undefined ? undefined : await fetchBills(api, values['login-id'], password);
  const { indexCount, fileCount, rowCount, faults } = await checkArchive(folder, bills);
  for (const fault of faults) console.log(fault);
  const comparisonText =
    bills === undefined ? 'not compared with the API' : `${bills.size} bills of the API`;
  console.log(
    `${fileCount} files, ${rowCount} rows of ${indexCount} indexes, ${comparisonText}: ${faults.length} faults`,
  );
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

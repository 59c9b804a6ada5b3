import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {
  archiveFaults,
  type ArchiveFile,
  type BillFacts,
} from '../../contract/lib/archive-faults.ts';
import { isIndexFileName, readIndex, type IndexRow } from '../../src/lib/archive-index.ts';

/** The result of a check: the numbers of checked documents, and the faults. */
export type ArchiveReport = {
  indexCount: number;
  fileCount: number;
  rowCount: number;
  faults: string[];
};

/** Matches ZIP files, and files that macOS and Windows add to a folder that a person opens. */
const ignoredFilePattern = /\.zip$|^(\._.*|\.DS_Store|desktop\.ini|thumbs\.db)$/i;

/**
 * Checks the files in the folders of an unpacked archive against the indexes of the archive.
 *
 * @param bills by bill number; undefined to check files only
 */
export async function checkArchive(
  folder: string,
  bills?: ReadonlyMap<string, BillFacts>,
): Promise<ArchiveReport> {
  const files: ArchiveFile[] = [];
  const rows: IndexRow[] = [];
  let indexCount = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || ignoredFilePattern.test(entry.name)) continue;
    const content = await readFile(path.join(entry.parentPath, entry.name));
    // macOS can return file names with decomposed characters.
    const name = entry.name.normalize('NFC');
    const indexRows = isIndexFileName(name) ? readIndex(content.toString('utf8')) : undefined;
    if (indexRows === undefined) {
      files.push({ name, sha256: createHash('sha256').update(content).digest('hex') });
    } else {
      indexCount += 1;
      rows.push(...indexRows);
    }
  }
  const faults = indexCount === 0 ? ['the folder has no index'] : archiveFaults(files, rows, bills);
  return { indexCount, fileCount: files.length, rowCount: rows.length, faults };
}

const BillPage = z.object({
  items: z.array(
    z.object({
      billNumber: z.string(),
      publicationDate: z.string(),
      price: z.nullish(z.number()),
    }),
  ),
  total: z.number(),
});

/** Logs in, as a browser does. @returns a function that calls an operation of the API and returns its JSON */
async function logIn(apiUrl: string, loginId: string, password: string) {
  const cookies = new Map<string, string>();
  const headersOfPost = () => ({
    'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
    'Idempotency-Key': `"${randomUUID()}"`,
  });
  const callApi = async (apiPath: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${apiUrl}${apiPath}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Flow-Id': randomUUID(),
        'X-Language': 'ja',
        'X-Front-Version': '1.0.0',
        ...(body === undefined ? {} : headersOfPost()),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${apiPath}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  await callApi('/setting/info');
  await callApi('/auth/login', { loginId, password });
  return callApi;
}

/**
 * All bills of a customer, by their numbers, as searchBills returns them.
 *
 * @param apiUrl such as `http://127.0.0.1:4010/demo/mypage-api`
 * @throws Error if the login or a search is refused
 */
export async function fetchBills(
  apiUrl: string,
  loginId: string,
  password: string,
): Promise<Map<string, BillFacts>> {
  const callApi = await logIn(apiUrl, loginId, password);
  const bills = new Map<string, BillFacts>();
  for (let page = 1; ; page += 1) {
    const { items, total } = BillPage.parse(
      await callApi(`/bills?sort=publicationDateAsc&page=${page}&perPage=100`),
    );
    for (const bill of items) bills.set(bill.billNumber, bill);
    if (items.length === 0 || page * 100 >= total) return bills;
  }
}

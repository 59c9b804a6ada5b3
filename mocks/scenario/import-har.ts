// `npm run scenario:import -- FILE.har FILE.json`: converts a HAR, as a browser saves it, to a scenario.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { URL } from 'node:url';
import * as z from 'zod';
import { loadContract, operationIdOf } from '../prism/contract.ts';
import { methodOf, splitPath } from '../prism/message.ts';
import { validateRequest, type Operation } from '../prism/prism.ts';
import { Recorder } from './recorder.ts';

const harHeaders = z.array(z.object({ name: z.string(), value: z.string() }));
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.url(),
          headers: harHeaders,
          postData: z.object({ text: z.string().default('') }).optional(),
        }),
        response: z.object({
          status: z.int(),
          headers: harHeaders,
          content: z.object({ text: z.string().default(''), encoding: z.string().optional() }),
        }),
      }),
    ),
  }),
});

const toRawHeaders = (headerList: z.infer<typeof harHeaders>): string[] =>
  headerList.flatMap(({ name, value }) => [name, value]);

/**
 * Converts a HAR (HTTP Archive 1.2) to the text of a scenario. Replaces personal values, as in a recording.
 *
 * @param harText text of the file
 * @returns the text, and the number of entries that are not calls of the contract
 * @throws Error with one sentence if the text is not a HAR
 */
export async function scenarioOfHar(
  harText: string,
  operations: Operation[],
  specPath: string,
): Promise<{ text: string; skippedCount: number }> {
  let json: unknown;
  try {
    json = JSON.parse(harText);
  } catch {
    throw new Error(
      'The file is not JSON: save a HAR with content in the network tab of the browser.',
    );
  }
  const parsed = Har.safeParse(json);
  if (!parsed.success) throw new Error(`The file is not a HAR: ${z.prettifyError(parsed.error)}`);
  const recorder = new Recorder(specPath);
  recorder.start();
  let skippedCount = 0;
  for (const { request, response } of parsed.data.log.entries) {
    const url = new URL(request.url);
    const pathParts = splitPath(url.pathname);
    const query: Record<string, string[]> = {};
    for (const [name, value] of url.searchParams) (query[name] ??= []).push(value);
    const input = {
      method: methodOf(request.method),
      url: { path: pathParts?.apiPath ?? '/', query },
    };
    const validatedRequest = pathParts
      ? await validateRequest(operations, input).catch(() => undefined)
      : undefined;
    if (validatedRequest === undefined) skippedCount += 1;
    else {
      const { text, encoding } = response.content;
      recorder.add({
        operationId: operationIdOf(validatedRequest.operation),
        request: {
          rawHeaders: toRawHeaders(request.headers),
          body: Buffer.from(request.postData?.text ?? ''),
          input,
        },
        answer: {
          status: response.status,
          rawHeaders: toRawHeaders(response.headers),
          body: Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8'),
        },
        // The status is 0 if no answer arrived.
        failed: response.status === 0 ? 'drop' : undefined,
      });
    }
  }
  return { text: recorder.text(), skippedCount };
}

if (import.meta.main) {
  const [harPath, scenarioPath] = process.argv.slice(2);
  try {
    if (harPath === undefined || scenarioPath === undefined) {
      throw new Error('Name two files: npm run scenario:import -- FILE.har FILE.json');
    }
    const bundlePath = join(import.meta.dirname, '../../generated/openapi.json');
    const harText = readFileSync(harPath, 'utf8');
    const operations = await loadContract(bundlePath);
    const { text, skippedCount } = await scenarioOfHar(harText, operations, bundlePath);
    writeFileSync(scenarioPath, text);
    console.log(
      `${scenarioPath} is written; ${skippedCount} entries are not calls of the contract and are left out.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

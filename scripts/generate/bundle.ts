import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Contract } from './contract-types.ts';
import { SourceFault } from './fault.ts';

const LintReport = z.object({
  problems: z.array(
    z.object({
      message: z.string(),
      location: z.array(
        z.object({
          source: z.object({ ref: z.string() }),
          pointer: z.optional(z.string()),
          start: z.optional(z.object({ line: z.number() })),
        }),
      ),
    }),
  ),
});

const rootFile = path.join('openapi', 'mypage-api.yaml');

/**
 * Checks the sources with Redocly (redocly.yaml: references, names, tags, examples) and joins them into one document,
 * without the headers and error responses that `expandContract` adds.
 *
 * @param temporaryDir the folder for the joined document
 * @throws SourceFault with file and line of each fault
 * @throws Error with Redocly's message if the joining fails
 */
export function bundleSources(projectDir: string, temporaryDir: string): Contract {
  const cli = path.join(projectDir, 'node_modules/@redocly/cli/bin/cli.js');
  const runRedocly = (...args: string[]) =>
    spawnSync(process.execPath, [cli, ...args], {
      cwd: projectDir,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  const config = path.join(import.meta.dirname, 'redocly.yaml');
  const lintResult = runRedocly('lint', rootFile, '--config', config, '--format', 'json');
  if (lintResult.status !== 0) {
    const { problems } = LintReport.parse(JSON.parse(lintResult.stdout));
    throw new SourceFault(
      problems.map(({ message, location: [place] }) => {
        const line = place?.start === undefined ? '' : `:${place.start.line}`;
        return `${place?.source.ref ?? rootFile}${line}: ${message} ${place?.pointer ?? ''}`.trim();
      }),
    );
  }
  const output = path.join(temporaryDir, 'bundle.yaml');
  const { status, stderr } = runRedocly('bundle', rootFile, '-o', output);
  if (status !== 0) throw new Error(`redocly bundle failed: ${stderr}`);
  const contract: Contract = parse(readFileSync(output, 'utf8'));
  return contract;
}

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import type { Contract } from './contract-types.ts';
import { SourceFault } from './fault.ts';

interface BundleOptions {
  projectDir: string;
  /** A temporary folder, into which the sources are copied. */
  workDir: string;
  /** Areas to keep; default all. For work on a part of the contract. */
  areas?: string[];
  /** Omits paths whose file does not exist yet. */
  skipMissing?: boolean;
}

/** Runs Redocly in the temporary folder. @returns its standard output and whether it succeeded */
function redocly({ projectDir, workDir }: BundleOptions, ...args: string[]) {
  const cli = path.join(projectDir, 'node_modules/@redocly/cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: workDir,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return { isOk: status === 0, output: stdout, log: stderr };
}

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
 * Checks the copied sources with Redocly (redocly.yaml): references, names, tags, examples.
 *
 * @throws SourceFault with file and line of each fault
 */
export function checkSources(options: BundleOptions): void {
  const config = path.join(import.meta.dirname, 'redocly.yaml');
  const lint = redocly(options, 'lint', rootFile, '--config', config, '--format', 'json');
  if (lint.isOk) return;
  const { problems } = LintReport.parse(JSON.parse(lint.output));
  throw new SourceFault(
    problems.map(({ message, location: [at] }) => {
      const line = at?.start === undefined ? '' : `:${at.start.line}`;
      return `${at?.source.ref ?? rootFile}${line}: ${message} ${at?.pointer ?? ''}`.trim();
    }),
  );
}

/**
 * Copies the sources to the temporary folder.
 *
 * @returns the folder of the copy
 */
export function copySources(options: BundleOptions): string {
  const sources = path.join(options.workDir, 'openapi');
  cpSync(path.join(options.projectDir, 'openapi'), sources, { recursive: true });
  if (options.areas || options.skipMissing)
    narrowRoot(path.join(options.workDir, rootFile), options);
  return sources;
}

/**
 * Joins the copied sources into one document, still without the headers and error responses that
 * `expandContract` adds.
 *
 * @throws Error with Redocly's message
 */
export function joinSources(options: BundleOptions): Contract {
  const output = path.join(options.workDir, 'bundle.yaml');
  const bundle = redocly(options, 'bundle', rootFile, '-o', output);
  if (!bundle.isOk) throw new Error(`redocly bundle failed: ${bundle.log}`);
  const contract: Contract = parse(readFileSync(output, 'utf8'));
  return contract;
}

function narrowRoot(rootPath: string, { areas, skipMissing }: BundleOptions): void {
  const root: { paths: Record<string, { $ref: string }> } = parse(readFileSync(rootPath, 'utf8'));
  for (const [address, { $ref }] of Object.entries(root.paths)) {
    const [file = '', pointer = ''] = $ref.split('#/');
    const area = path.basename(file, '.yaml');
    const source = path.join(path.dirname(rootPath), file);
    const keys: object | null = existsSync(source) ? parse(readFileSync(source, 'utf8')) : null;
    const isThere = pointer in (keys ?? {});
    const isAsked = !areas || areas.includes(area);
    if (!isAsked || (skipMissing && !isThere)) delete root.paths[address];
  }
  writeFileSync(rootPath, stringify(root, { lineWidth: 0 }));
}

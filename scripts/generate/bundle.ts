import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Contract } from './contract-types.ts';

interface BundleOptions {
  projectDir: string;
  /** A folder that is thrown away afterwards; the sources are copied there. */
  workDir: string;
  /** Areas to keep; all if absent. For work on a part of the contract only. */
  areas?: string[];
  /** Leaves out paths whose file does not exist yet. */
  skipMissing?: boolean;
}

/**
 * Copies the sources to where they can be narrowed to the areas that are asked for.
 *
 * @returns the folder of the copy
 */
export function copySources(options: BundleOptions): string {
  const sources = path.join(options.workDir, 'openapi');
  cpSync(path.join(options.projectDir, 'openapi'), sources, { recursive: true });
  const rootFile = path.join(sources, 'mypage-api.yaml');
  if (options.areas || options.skipMissing) narrowRoot(rootFile, options);
  return sources;
}

/**
 * Joins the copied files into one document (Redocly), as they are: without the headers and error
 * responses that `expandContract` writes.
 *
 * @throws Error with Redocly's own words if it cannot; `checkSources` finds the likely faults before
 */
export function joinSources(sources: string, options: BundleOptions): Contract {
  const rootFile = path.join(sources, 'mypage-api.yaml');
  const output = path.join(options.workDir, 'bundle.yaml');
  const redocly = path.join(options.projectDir, 'node_modules/@redocly/cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'bundle', rootFile, '-o', output],
    {
      cwd: options.workDir,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  if (status !== 0) throw new Error(`redocly bundle failed:\n${stdout}${stderr}`);
  const contract: Contract = parse(readFileSync(output, 'utf8'));
  return contract;
}

/** Both in one. */
export const bundleSources = (options: BundleOptions): Contract =>
  joinSources(copySources(options), options);

function narrowRoot(rootFile: string, { areas, skipMissing }: BundleOptions): void {
  const root: { paths: Record<string, { $ref: string }> } = parse(readFileSync(rootFile, 'utf8'));
  for (const [address, { $ref }] of Object.entries(root.paths)) {
    const [file = '', pointer = ''] = $ref.split('#/');
    const area = path.basename(file, '.yaml');
    const source = path.join(path.dirname(rootFile), file);
    const keys: object | null = existsSync(source) ? parse(readFileSync(source, 'utf8')) : null;
    const isThere = pointer in (keys ?? {});
    const isAsked = !areas || areas.includes(area);
    if (!isAsked || (skipMissing && !isThere)) delete root.paths[address];
  }
  writeFileSync(rootFile, stringify(root, { lineWidth: 0 }));
}

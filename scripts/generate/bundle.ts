import { execFileSync } from 'node:child_process';
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
 * Joins the files of `openapi/` into one document (Redocly), as they are: without the headers and error
 * responses that `expandContract` writes.
 * @throws Error with Redocly's own words if a reference leads nowhere.
 */
export function bundleSources(options: BundleOptions): Contract {
  const sources = path.join(options.workDir, 'openapi');
  cpSync(path.join(options.projectDir, 'openapi'), sources, { recursive: true });
  const rootFile = path.join(sources, 'mypage-api.yaml');
  if (options.areas || options.skipMissing) narrowRoot(rootFile, options);

  const output = path.join(options.workDir, 'bundle.yaml');
  const redocly = path.join(options.projectDir, 'node_modules/@redocly/cli/bin/cli.js');
  try {
    execFileSync(process.execPath, [redocly, 'bundle', rootFile, '-o', output], {
      cwd: options.workDir,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`redocly bundle failed:\n${stdout?.toString() ?? ''}${stderr?.toString()}`, {
      cause: error,
    });
  }
  return parse(readFileSync(output, 'utf8')) as Contract;
}

function narrowRoot(rootFile: string, { areas, skipMissing }: BundleOptions): void {
  const root = parse(readFileSync(rootFile, 'utf8')) as {
    paths: Record<string, { $ref: string }>;
  };
  for (const [address, { $ref }] of Object.entries(root.paths)) {
    const [file = '', pointer = ''] = $ref.split('#/');
    const area = path.basename(file, '.yaml');
    const source = path.join(path.dirname(rootFile), file);
    const isThere =
      existsSync(source) &&
      pointer in ((parse(readFileSync(source, 'utf8')) as object | null) ?? {});
    const isAsked = !areas || areas.includes(area);
    if (!isAsked || (skipMissing && !isThere)) delete root.paths[address];
  }
  writeFileSync(rootFile, stringify(root, { lineWidth: 0 }));
}

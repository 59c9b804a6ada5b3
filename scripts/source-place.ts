// `npm run release:place -- POSITION ...`: prints the source file and line of positions in a released script, such as
// `start-Abcd1234.js:1:2345` in a report or a stack trace.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `Usage: npm run release:place -- start-Abcd1234.js:1:2345 ... [--maps mypage-VERSION-maps.tgz]
  --maps   the source maps of the reported version; by default those of the last \`npm run release\``;

/** @throws Error if the archive has no map of the script */
function readMap(archiveFile: string, script: string): SourceMapPayload {
  // Only GNU tar has `--wildcards`, so the path in the archive is complete.
  const args = ['-xzO', '-f', archiveFile, `${basename(archiveFile, '.tgz')}/${script}.map`];
  const { status, stdout } = spawnSync('tar', args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) {
    throw new Error(
      `${archiveFile} has no source map of ${script}: take that of the reported version, under its original name.`,
    );
  }
  return JSON.parse(stdout);
}

/**
 * @param text that contains a position, such as a line of a stack trace
 * @returns file, line, column and code of the source
 * @throws Error for text without a position, or for a position without a source
 */
function findSource(text: string, archiveFile: string): string {
  const [, script, line, column] = /([\w.-]+\.js):(\d+):(\d+)/.exec(text) ?? [];
  if (script === undefined)
    throw new Error(`"${text}" names no script, line and column.\n${usage}`);
  const sourceMap = readMap(archiveFile, script);
  const origin = new SourceMap(sourceMap).findOrigin(Number(line), Number(column));
  if (!('fileName' in origin)) throw new Error(`${text} has no source: it is code of the bundler.`);
  const { fileName, lineNumber, columnNumber } = origin;
  const content = sourceMap.sourcesContent[sourceMap.sources.indexOf(fileName)] ?? '';
  const code = content.split('\n')[lineNumber - 1]?.trim() ?? '';
  return `${fileName}:${lineNumber}:${columnNumber}  ${code}`;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string' } },
  });
  const archiveFile = values.maps ?? globSync('build/mypage-*-maps.tgz')[0];
  if (positionals.length === 0) throw new Error(usage);
  if (archiveFile === undefined || !existsSync(archiveFile)) {
    throw new Error(`There are no source maps at ${archiveFile ?? 'build/'}.\n${usage}`);
  }
  for (const text of positionals) console.log(findSource(text, archiveFile));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('a roll-out keeps the assets of the previous release, and does not serve a release that nginx refuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-roll-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const linkPath = join(folder, 'link');
  for (const [release, asset] of Object.entries({ first: 'old.js', second: 'new.js' })) {
    for (const name of ['nginx', 'dist/assets'])
      mkdirSync(join(folder, release, name), { recursive: true });
    cpSync(join(import.meta.dirname, '../../deploy/roll-out.sh'), join(folder, release, 'run.sh'));
    for (const name of [asset, 'both.js'])
      writeFileSync(join(folder, release, 'dist/assets', name), release);
  }
  const rollOut = (release: string, nginx: string) => {
    const env = { ...process.env, LINK: linkPath, NGINX: nginx };
    return spawnSync('sh', [join(folder, release, 'run.sh')], { env, encoding: 'utf8' });
  };
  rollOut('first', 'true');
  expect(rollOut('second', 'false')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the release before is still served'),
  });
  expect(readlinkSync(linkPath)).toBe(join(folder, 'first/nginx'));
  const second = join(folder, 'second');
  const output = `nginx -t -q\nnginx -s reload\nServed: ${second}\n`;
  expect(rollOut('second', 'echo nginx')).toMatchObject({ status: 0, stdout: output });
  expect(readFileSync(join(linkPath, 'root.conf'), 'utf8')).toBe(`root ${second}/dist;\n`);
  const contents = ['old.js', 'both.js', 'new.js'].map((name) =>
    readFileSync(join(second, 'dist/assets', name), 'utf8'),
  );
  expect(contents).toEqual(['first', 'second', 'second']);
});

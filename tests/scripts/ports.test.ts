import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../../scripts/preview/listen.ts';
import {
  assertPortsDiffer,
  assertPortsFree,
  isFree,
  readPlaces,
  urlOf,
} from '../../scripts/setup/ports.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ports = (): number[] => Object.values(readPlaces()).map(({ port }) => port);

it('has a usual port for each server, and takes another from its variable', () => {
  expect(ports()).toEqual([3000, 4010, 4020, 4030]);
  vi.stubEnv('MYPAGE_PORTAL_PORT', '3100');
  vi.stubEnv('MYPAGE_MOCK_PORT', '65535');
  vi.stubEnv('MYPAGE_SANDBOX_PORT', '');
  vi.stubEnv('MYPAGE_MAILBOX_PORT', '1');
  expect(ports()).toEqual([3100, 65_535, 4020, 1]);
  expect(urlOf(readPlaces().portal)).toBe('http://127.0.0.1:3100');
});

it('has the development server listen and ask where the others think it does', async () => {
  vi.stubEnv('MYPAGE_PORTAL_PORT', '3100');
  // Set to nothing, it is not set.
  vi.stubEnv('MYPAGE_MOCK_PORT', '');
  const { default: config } = await vi.importActual<typeof import('../../vite.config.ts')>(
    '../../vite.config.ts?with-ports',
  );
  const { server } = config({ command: 'serve', mode: 'development' });
  const mock = urlOf(readPlaces().mock);
  expect(server?.port).toBe(3100);
  expect(Object.values(server?.proxy ?? {})).toEqual([{ target: mock }, { target: mock }]);
});

it.each(['0', '65536', '-1', '80.5', 'http'])('refuses %j as a port in one sentence', (value) => {
  vi.stubEnv('MYPAGE_MOCK_PORT', value);
  expect(readPlaces).toThrow(`MYPAGE_MOCK_PORT is ${value}, which is no port`);
});

it('refuses one port for two servers, by the names of both', () => {
  vi.stubEnv('MYPAGE_MAILBOX_PORT', '4020');
  const { sandbox, mailbox, mock } = readPlaces();
  expect(() => assertPortsDiffer([mock, sandbox])).not.toThrow();
  expect(() => assertPortsDiffer([mock, sandbox, mailbox])).toThrow(
    'The sandbox and the mailbox cannot both have port 4020: give MYPAGE_SANDBOX_PORT and MYPAGE_MAILBOX_PORT different numbers.',
  );
});

it('says whose port is taken, and how to choose another', async () => {
  const other = await listen(createServer(), 0);
  const port = Number(new URL(other.url).port);
  const place = { who: 'The portal', port, variable: 'MYPAGE_PORTAL_PORT' };
  await expect(assertPortsFree([place])).rejects.toThrow(
    `The portal cannot start: port ${port} is taken. End the program that has it, or choose another one by setting the environment variable MYPAGE_PORTAL_PORT.`,
  );
  await other.close();
  expect(await isFree(port)).toBe(true);
});

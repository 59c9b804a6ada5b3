import { isFree, urlOf, type ServerPort } from './ports.ts';

/** Whether the server at a port is the mock server of mypage. */
export const isOurs = (mock: ServerPort): Promise<boolean> =>
  fetch(`${urlOf(mock)}/_mock/operations`, { signal: AbortSignal.timeout(2000) })
    .then(async (answer) => (await answer.text()).includes('"operationId"'))
    .catch(() => false);

async function nextFree(after: number, takenPorts: readonly number[]): Promise<number> {
  let port = after + 1;
  while (takenPorts.includes(port) || !(await isFree(port))) port += 1;
  return port;
}

/** The command with other ports, in the notation of this system's terminal. */
function withPorts(command: string, ports: readonly [string, number][]): string {
  const isWindows = process.platform === 'win32';
  const settings = ports.map(([name, port]) =>
    isWindows ? `$env:${name}=${port};` : `${name}=${port}`,
  );
  return [...settings, command].join(' ');
}

/**
 * Checks that no other copy of mypage is running.
 *
 * @param servers ports of the servers to start
 * @param mock the port of the mock server, by which the other copy is recognised
 * @param command the command of the user
 * @throws Error with one sentence that explains how to run both copies
 */
export async function assertNotRunning(
  servers: ServerPort[],
  mock: ServerPort,
  command: string,
): Promise<void> {
  if ((await isFree(mock.port)) || !(await isOurs(mock))) return;
  const taken: ServerPort[] = [];
  const others: [string, number][] = [];
  for (const server of servers) {
    if (await isFree(server.port)) continue;
    taken.push(server);
    const takenPorts = [...servers.map(({ port }) => port), ...others.map(([, port]) => port)];
    others.push([server.variable, await nextFree(server.port, takenPorts)]);
  }
  const portal = others.find(([variable]) => variable === 'MYPAGE_PORTAL_PORT')?.[1];
  const ports = taken.map(({ port }) => port).join(', ');
  // A browser has one login for all ports of a host, so two portals need two host names.
  const address = portal === undefined ? '' : ` and open http://localhost:${portal}/demo/mypage`;
  throw new Error(
    `mypage is already running (${taken.length === 1 ? 'port' : 'ports'} ${ports}): stop it, or run both with \`${withPorts(command, others)}\`${address}.`,
  );
}

import { isFree, urlOf, type ServerPort } from './ports.ts';

/** Whether the server at this port is a mock server of mypage. */
export const isMockServerOfMypage = (mock: ServerPort): Promise<boolean> =>
  fetch(`${urlOf(mock)}/_mock/operations`, { signal: AbortSignal.timeout(2000) })
    .then(async (answer) => (await answer.text()).includes('"operationId"'))
    .catch(() => false);

/** Finds the first free port above `port` that is not one of the `excludedPorts`. */
async function findNextFreePort(port: number, excludedPorts: readonly number[]): Promise<number> {
  const nextPort = port + 1;
  const isUsable = !excludedPorts.includes(nextPort) && (await isFree(nextPort));
  return isUsable ? nextPort : findNextFreePort(nextPort, excludedPorts);
}

/** The command with environment variables for other ports, in the notation of this system's terminal. */
function commandWithPorts(command: string, portByVariable: ReadonlyMap<string, number>): string {
  const variableSettings = [...portByVariable].map(([name, port]) =>
    process.platform === 'win32' ? `$env:${name}=${port};` : `${name}=${port}`,
  );
  return [...variableSettings, command].join(' ');
}

/**
 * Checks that no other copy of mypage is running.
 *
 * @param servers ports of the servers to start
 * @param mock the port of the mock server; a mock server of mypage there shows that another copy is running
 * @param command the command of the user
 * @throws Error with one sentence that explains how to run both copies
 */
export async function assertNotRunning(
  servers: ServerPort[],
  mock: ServerPort,
  command: string,
): Promise<void> {
  if ((await isFree(mock.port)) || !(await isMockServerOfMypage(mock))) return;
  const takenPorts: number[] = [];
  const freePorts = new Map<string, number>();
  for (const { port, variable } of servers) {
    if (await isFree(port)) continue;
    takenPorts.push(port);
    const excludedPorts = [...servers.map((server) => server.port), ...freePorts.values()];
    freePorts.set(variable, await findNextFreePort(port, excludedPorts));
  }
  const portalPort = freePorts.get('MYPAGE_PORTAL_PORT');
  // A browser has one login for all ports of a host, so two portals need two host names.
  const advice = portalPort ? ` and open http://localhost:${portalPort}/demo/mypage` : '';
  const ports = `${takenPorts.length === 1 ? 'port' : 'ports'} ${takenPorts.join(', ')}`;
  throw new Error(
    `mypage is already running (${ports}): stop it, or run both with \`${commandWithPorts(command, freePorts)}\`${advice}.`,
  );
}

import { isFree, urlOf, type Place } from './ports.ts';

/** Whether the mock server of mypage answers at a place, and not some other program. */
export const isOurs = (mock: Place): Promise<boolean> =>
  fetch(`${urlOf(mock)}/_mock/operations`, { signal: AbortSignal.timeout(2000) })
    .then(async (answer) => (await answer.text()).includes('"operationId"'))
    .catch(() => false);

async function nextFree(after: number, chosen: readonly number[]): Promise<number> {
  let port = after + 1;
  while (chosen.includes(port) || !(await isFree(port))) port += 1;
  return port;
}

/** The command with other ports, as the terminal of this system takes it. */
function withPorts(command: string, ports: readonly [string, number][]): string {
  const isWindows = process.platform === 'win32';
  const settings = ports.map(([name, port]) =>
    isWindows ? `$env:${name}=${port};` : `${name}=${port}`,
  );
  return [...settings, command].join(' ');
}

/**
 * Makes sure that no other copy of mypage runs at these places.
 *
 * @param places of the servers that are to start
 * @param mock which of them is the mock server: by it the other copy is known
 * @param command what was typed
 * @throws Error with one sentence that says what is in the way and how to run both
 */
export async function assertNotRunning(
  places: Place[],
  mock: Place,
  command: string,
): Promise<void> {
  if ((await isFree(mock.port)) || !(await isOurs(mock))) return;
  const taken: Place[] = [];
  const others: [string, number][] = [];
  for (const place of places) {
    if (await isFree(place.port)) continue;
    taken.push(place);
    const chosen = [...places.map(({ port }) => port), ...others.map(([, port]) => port)];
    others.push([place.variable, await nextFree(place.port, chosen)]);
  }
  const portal = others.find(([variable]) => variable === 'MYPAGE_PORTAL_PORT')?.[1];
  const ports = taken.map(({ port }) => port).join(', ');
  // A browser keeps one login for all ports of a host, so two portals need two names of it.
  const address = portal === undefined ? '' : ` and open http://localhost:${portal}/demo/mypage`;
  throw new Error(
    `mypage is running already (${taken.length === 1 ? 'port' : 'ports'} ${ports}): end it, or run both with \`${withPorts(command, others)}\`${address}.`,
  );
}

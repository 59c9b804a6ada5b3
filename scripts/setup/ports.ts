import { createServer } from 'node:net';
import { variable } from './variable.ts';

/** Everything listens here, so that nobody else on the network reaches it. */
const host = '127.0.0.1';

/** One server: who it is in messages, its port, and the environment variable that moves it. */
export type Place = { who: string; port: number; variable: string };

function place(who: string, name: string, usual: number): Place {
  const port = Number(variable(name) ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { who, variable: name, port };
  throw new Error(`${name} is ${variable(name)}, which is no port: give a number from 1 to 65535.`);
}

/**
 * Where the portal and what is behind it listen.
 *
 * @throws Error with one sentence if a variable is no port
 */
export const readPlaces = () => ({
  portal: place('The portal', 'MYPAGE_PORTAL_PORT', 3000),
  mock: place('The mock server', 'MYPAGE_MOCK_PORT', 4010),
  sandbox: place('The sandbox', 'MYPAGE_SANDBOX_PORT', 4020),
  mailbox: place('The mailbox', 'MYPAGE_MAILBOX_PORT', 4030),
});

/** Address of a server. */
export const urlOf = ({ port }: Place): string => `http://${host}:${port}`;

/** Whether nobody listens at a port of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Makes sure that no two of these are to listen at the same port.
 *
 * @throws Error with one sentence that names both and the variables that change them
 */
export function assertPortsDiffer(places: Place[]): void {
  for (const [index, { who, port, variable: name }] of places.entries()) {
    const other = places.slice(0, index).find((earlier) => earlier.port === port);
    if (!other) continue;
    throw new Error(
      `${other.who} and ${who.toLowerCase()} cannot both have port ${port}: give ${other.variable} and ${name} different numbers.`,
    );
  }
}

/**
 * Makes sure that nobody has these ports, before anything is started.
 *
 * @throws Error with one sentence that names the port and the variable that changes it
 */
export async function assertPortsFree(places: Place[]): Promise<void> {
  assertPortsDiffer(places);
  for (const { who, port, variable: name } of places) {
    if (!(await isFree(port))) {
      throw new Error(
        `${who} cannot start: port ${port} is taken. End the program that has it, or choose another one by setting the environment variable ${name}.`,
      );
    }
  }
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from './listen.ts';

/**
 * Where servers are told their port from. Below the ports that systems hand out by themselves (32768 and
 * up on Linux, 49152 elsewhere): one of those may go to somebody else before it is used.
 */
const FIRST = 20_000;
const LAST = 32_000;

/** A port is taken by somebody else this often in a row only if something is wrong. */
const MOST_TRIES = 50;

const isFree = (port: number): Promise<boolean> =>
  listen(createServer(), port).then(
    async (probe) => {
      await probe.close();
      return true;
    },
    () => false,
  );

/**
 * A port that nobody listens on, for a server that has to be told one.
 *
 * @throws Error if none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    // One after the other: the first that is free is taken.
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free.`);
}

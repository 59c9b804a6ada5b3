import { createServer } from 'node:http';
import { listen } from './listen.ts';

/** A port that nobody listens on, for a server that has to be told one. */
export async function freePort(): Promise<number> {
  const probe = await listen(createServer(), 0);
  await probe.close();
  return Number(new URL(probe.url).port);
}

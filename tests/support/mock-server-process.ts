/*
 * The mock server in a process of its own, since the simulated browser's globals are not Node's.
 * Prints its address; ends with its parent.
 */
import { createMockServer } from '../../mocks/prism/server.ts';

const server = await createMockServer({ mode: 'examples' });
console.log(server.url);
process.stdin.resume();
process.stdin.once('end', () => process.exit());

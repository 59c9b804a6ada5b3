import { paths } from '../../src/lib/paths.ts';

/*
 * Checked by `npm run typecheck`: an address needs exactly the values of its route.
 */

// @ts-expect-error no token
paths.downloadList();
// @ts-expect-error one value too many
paths.downloadList('token', 'more');
// @ts-expect-error a path without values
paths.top('token');
// @ts-expect-error no such screen
paths.nowhere();

paths.downloadList('token') satisfies string;

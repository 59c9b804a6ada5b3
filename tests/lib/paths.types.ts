import { paths } from '../../src/lib/paths.ts';

/*
 * Checked by `npm run typecheck`: an address cannot be built without its values, nor with others.
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

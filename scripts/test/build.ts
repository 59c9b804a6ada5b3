// The builds that the browser tests open. `npm test` makes them while one core is idle.
import { buildDevelopment } from '../build/development.ts';
import { buildOnce } from '../build/is-current.ts';

buildOnce();
await buildDevelopment();

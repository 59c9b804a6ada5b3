// What the browser tests open, made while one core is idle: they find it, and need not wait for it.
import { buildDevelopment } from '../build/development.ts';
import { buildOnce } from '../build/once.ts';

buildOnce();
await buildDevelopment();

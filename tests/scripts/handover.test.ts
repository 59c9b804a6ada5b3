import { expect, it } from 'vitest';
import { statusAfter } from '../../scripts/setup/handover.mjs';
import { isRecentEnough } from '../../scripts/setup/node24.mjs';

it.each([
  [0, null, 0],
  [3, null, 3],
  [null, 'SIGKILL', 1],
  [0, 'SIGTERM', 1],
  [null, null, 1],
])(
  'what was started and ended with %s, by the signal %s, ends the command with %s',
  (code, signal, status) => {
    expect(statusAfter(code, signal)).toBe(status);
  },
);

it.each([
  ['24.18.0', true],
  ['24.18.1', true],
  ['25.0.0', true],
  ['24.17.9', false],
  ['20.20.2', false],
  ['23.99.0', false],
])('Node %s runs TypeScript files as they are: %s', (version, isEnough) => {
  expect(isRecentEnough(version)).toBe(isEnough);
});

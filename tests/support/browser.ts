import {
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
} from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { validateAnswer } from '../../src/api/validate-answers.ts';
import { setAnswerValidator } from '../../src/api/mutator.ts';

const { getElementError } = getConfig();

/** Whether a test waits: each look at the page that finds nothing is followed by another. */
const isWaiting = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // A test waits for what is to come; how quickly a busy machine gets there is no part of it.
  asyncUtilTimeout: 20_000,
  // Printing the page at each look took a seventh of the time of the larger screens' tests. What waits prints
  // it once, when it gives up.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Of one make with those of Node's fetch; the simulated browser has none, or others.
Object.assign(globalThis, {
  BroadcastChannel,
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
});

// As browsers do, and the simulated one does not: what has no place in the order of the keys takes no focus.
const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, dialog, [contenteditable], [tabindex]';
// oxlint-disable-next-line typescript/unbound-method -- called below with its element
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusIfFocusable(options) {
  if (this.matches(focusable)) focus.call(this, options);
};

// As on every page but the login, which a test of it takes back.
setAnswerValidator(validateAnswer);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

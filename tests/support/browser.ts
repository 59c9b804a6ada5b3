import {
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
} from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { validateAnswer } from '../../src/api/validate-answers.ts';
import { setAnswerValidator } from '../../src/api/mutator.ts';
import { dismissDialogs } from '../../src/shell/messages/dialog-store.ts';
import { closeMessage } from '../../src/shell/messages/message-store.ts';
import { pageCustomer } from '../../src/shell/session/page-customer.ts';
import { switchLanguage } from './language.ts';
import { savedFiles } from './saved.ts';

const { getElementError } = getConfig();

/** Whether a test waits for an element: a query that finds nothing is repeated. */
const isWaiting = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // The speed of a busy machine is not part of a test.
  asyncUtilTimeout: 20_000,
  // Printing the page at each query took a seventh of the time of the larger screens' tests. A waiting test
  // prints the page once, when it fails.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Node's fetch works only with these classes of Node, which the simulated browser lacks or replaces.
Object.assign(globalThis, {
  BroadcastChannel,
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
});

// In browsers, an element outside the tab order takes no focus. The simulated browser does not know this.
const focusableSelector =
  'a[href], area[href], button, input, select, textarea, summary, iframe, dialog, [contenteditable], [tabindex]';
// oxlint-disable-next-line typescript/unbound-method -- called below with its element
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function focusIfFocusable(options) {
  if (this.matches(focusableSelector)) focus.call(this, options);
};

// React stores the stack of each element for its warnings, which took a tenth of the time of these tests.
const reactInternals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: (_ignored: number) => {},
});

// Every page except the login page has this validator; the tests of the login page remove it.
setAnswerValidator(validateAnswer);

vi.mock('../../src/lib/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => void savedFiles.push({ name, file }),
}));

beforeEach(async () => {
  savedFiles.length = 0;
  history.replaceState(null, '', '/demo/mypage/');
  await switchLanguage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  closeMessage();
  dismissDialogs();
  pageCustomer.set(undefined);
  localStorage.clear();
  sessionStorage.clear();
});

import { beforeEach, describe, expect, it } from 'vitest';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import {
  asksToKeep,
  closeMessage,
  keepMessage,
  messageStore,
  showMessage,
} from '../../../src/shell/messages/message-store.ts';

beforeEach(() => {
  closeMessage();
  dismissDialogs();
});

describe('a message', () => {
  const said = () => messageStore.get()?.message;

  it('replaces the one before', () => {
    showMessage({ status: 'error', message: 'first' });
    showMessage({ status: 'error', message: 'second' });
    expect(said()).toBe('second');
  });

  it.each([
    ['a lesser error', { status: 'error', hideContents: false }, 'instead of the page'],
    ['another that hides the page', { status: 'error', hideContents: true }, 'another'],
    ['a success', { status: 'success' }, 'another'],
  ] as const)('that hides the page is followed by %s as %j (S8)', (_, own, message) => {
    showMessage({ status: 'error', message: 'instead of the page', hideContents: true });
    showMessage({ message: 'another', ...own });
    expect(said()).toBe(message);
  });
});

it.each([
  [keepMessage, true],
  [{ ...keepMessage, more: 1 }, true],
  [{}, false],
  [null, false],
  [undefined, false],
  ['keepMessage', false],
])('a navigation with %j asks to keep the message: %s', (state, keeps) => {
  expect(asksToKeep(state)).toBe(keeps);
});

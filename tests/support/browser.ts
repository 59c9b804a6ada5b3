import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test waits for what is to come; how quickly a busy machine gets there is no part of it.
configure({ asyncUtilTimeout: 20_000 });

// Of one make with those of Node's fetch; the simulated browser has none, or others.
Object.assign(globalThis, { BroadcastChannel, ReadableStream, TransformStream, WritableStream });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

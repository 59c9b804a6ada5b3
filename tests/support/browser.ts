import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { judgeAnswer } from '../../src/api/judge-answers.ts';
import { setJudge } from '../../src/api/mutator.ts';

// A test waits for what is to come; how quickly a busy machine gets there is no part of it.
configure({ asyncUtilTimeout: 20_000 });

// Of one make with those of Node's fetch; the simulated browser has none, or others.
Object.assign(globalThis, { BroadcastChannel, ReadableStream, TransformStream, WritableStream });

// As on every page but the login, which a test of it takes back.
setJudge(judgeAnswer);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

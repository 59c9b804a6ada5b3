import { config } from 'zod/mini';
import { expect, it } from 'vitest';
import '../../src/forms/zod-jitless.ts';

it('schemas are judged without code made on the page, which its security policy forbids', () =>
  expect(config().jitless).toBe(true));

import { withoutHeaders, type PassingAnswer } from '../lib/between.ts';

/* Ways of changing an answer on its way: each gives what is done to one. */

type JsonObject = { [key: string]: unknown };
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the JSON of a success. */
export const json =
  (change: (body: JsonObject) => unknown) =>
  (answer: PassingAnswer): PassingAnswer => {
    if (answer.status >= 300) return answer;
    const body: unknown = JSON.parse(answer.body.toString('utf8'));
    if (!isObject(body)) throw new Error('The answer is no object.');
    const changed = change(body);
    return { ...answer, body: Buffer.from(JSON.stringify(isObject(changed) ? changed : body)) };
  };

/** Changes each item of a list. */
export const eachItem = (change: (item: JsonObject) => void) =>
  json((body) => {
    const items: unknown = body['items'];
    if (Array.isArray(items)) for (const item of items) if (isObject(item)) change(item);
  });

/** Changes the items of an error. */
export const eachError =
  (change: (item: JsonObject) => void) =>
  (answer: PassingAnswer): PassingAnswer => {
    if (answer.status < 400) return answer;
    const items: unknown = JSON.parse(answer.body.toString('utf8'));
    if (Array.isArray(items)) for (const item of items) if (isObject(item)) change(item);
    return { ...answer, body: Buffer.from(JSON.stringify(items)) };
  };

/** Gives a header another value, or takes it away. */
export const header =
  (name: string, value?: string) =>
  (answer: PassingAnswer): PassingAnswer => ({
    ...answer,
    rawHeaders: [
      ...withoutHeaders(answer.rawHeaders, new Set([name.toLowerCase()])),
      ...(value === undefined ? [] : [name, value]),
    ],
  });

export const status =
  (to: number) =>
  (answer: PassingAnswer): PassingAnswer => ({ ...answer, status: to });

import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { ApiError } from '../../../src/api/api-error.ts';

const flowId = 'flow-0123456789';

/** An error item, with the fill-in `name` if a name is given. */
export const errorItem = (code: string, target: string[], name?: string): ErrorItem => ({
  code,
  target,
  mapping: name === undefined ? [] : [{ key: 'name', value: name, type: 'FE' }],
});

export const refusalOf = (...items: ErrorItem[]): ApiError =>
  new ApiError({ kind: 'http', status: 400, items, flowId });

export const networkError = (): ApiError => new ApiError({ kind: 'network', flowId });

/** Submits the form without its button, whose guard ignores a second press (S9). */
export const submit = (): void => document.querySelector('form')?.requestSubmit();

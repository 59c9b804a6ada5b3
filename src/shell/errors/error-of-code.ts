import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';

/** Whether a text has the form of a code (S8). An address or a storage may hold anything. */
export const isCode = (text: string): boolean => /^\d{3}(-\d{1,2}){3}$/.test(text);

/** The error of an answer with only this code. */
export const errorOfCode = (code: string): ApiError =>
  new ApiError({
    kind: 'http',
    status: Number(code.slice(0, 3)),
    items: [{ code, target: [], mapping: [] }],
    flowId: getFlowId(),
  });

import { ApiError } from '../../src/api/api-error.ts';

/** A refusal by the API with these codes, and the HTTP status that the first of them says. */
export const errorOf = (...codes: string[]): ApiError =>
  new ApiError({
    kind: 'http',
    status: Number(codes[0]?.slice(0, 3)),
    items: codes.map((code) => ({ code, target: [], mapping: [] })),
    flowId: 'flow-0123456789',
  });

import { ApiError } from '../../src/api/api-error.ts';

/** An error answer of the API with these codes. The first code decides the HTTP status. */
export const errorOf = (...codes: string[]): ApiError =>
  new ApiError({
    kind: 'http',
    status: Number(codes[0]?.slice(0, 3)),
    items: codes.map((code) => ({ code, target: [], mapping: [] })),
    flowId: 'flow-0123456789',
  });

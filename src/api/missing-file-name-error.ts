import { ApiError } from './api-error.ts';
import { getFlowId } from './identity.ts';

/** The error of S7 for an answer without a file name. */
export class MissingFileNameError extends ApiError {
  constructor(status: number) {
    super({ kind: 'malformed', status, flowId: getFlowId() });
    this.message = 'fileName is not found in response headers';
  }
}

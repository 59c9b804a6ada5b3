import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';
import { handleError } from './handle-error.ts';

/** Any other render crash shows 500-1-00-01 (S8). */
export function reportCrash(): void {
  handleError(
    new ApiError({
      kind: 'http',
      status: 500,
      items: [{ code: '500-1-00-01', target: [], mapping: [] }],
      flowId: getFlowId(),
    }),
  );
}

import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';
import { handleError } from './handle-error.ts';
import { takeKeptCode } from './kept-code.ts';

/** Shows the message that was kept over a reload, once. */
export function resumeAfterReload(): void {
  const code = takeKeptCode();
  if (code === undefined) return;
  const status = Number(code.slice(0, 3));
  const items = [{ code, target: [], mapping: [] }];
  handleError(new ApiError({ kind: 'http', status, items, flowId: getFlowId() }));
}

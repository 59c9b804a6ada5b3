import type { DownloadState } from '../../../src/shell/downloads/download-store.ts';

type RunningState = Extract<DownloadState, { phase: 'running' }>;

/** The state of a download that has received nothing yet. */
export const runningState = (
  request: RunningState['request'],
  overrides: Partial<RunningState> = {},
): RunningState => ({
  request,
  phase: 'running',
  isSlow: false,
  receivedBytes: 0,
  totalBytes: undefined,
  ...overrides,
});

import { getDownloadBillsZipUrl } from '../../../../generated/hooks/bills/bills.ts';
import type { DownloadProgress } from '../../../api/downloads.ts';
import { dispositionOf } from '../../../api/errors.ts';
import { saveToFolder, type Folder } from '../../../lib/folder.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { deleteParts, saveParts, readParts } from '../../../shell/downloads/stored-parts.ts';
import { downloadBatch } from '../../../shell/downloads/archive/download-batch.ts';
import { recordSavedFile } from '../../../shell/downloads/saved-files.ts';
import type { LargeBatch } from '../../../shell/downloads/large-batch.ts';
import { handleError } from '../../../shell/errors/handle-error.ts';
import { hasCode } from '../../../shell/errors/call-meta.ts';
import { onSessionEnd } from '../../../shell/session/session.ts';
import { checkPart, makePlan } from './make-plan.ts';
import { readPlan, writePlan } from './plan-text.ts';
import { halves, nextPart, partFileName, replacePart, type Plan } from './plan.ts';

/** The state of a download in parts. */
export type PartsState =
  /** The search runs. */
  | { phase: 'planning'; seen: number; total: number | undefined }
  /** The search has failed. */
  | { phase: 'searchFailed'; error: unknown }
  /** Nothing runs: before the start, after a stop, or after the last part. */
  | { phase: 'idle'; plan: Plan; isStored: boolean }
  | { phase: 'running'; plan: Plan; isStored: boolean; progress: DownloadProgress | undefined }
  /** A part has failed. */
  | { phase: 'failed'; plan: Plan; isStored: boolean; error: unknown };

/** Downloads many bills in parts, one after another. The document has one such download at a time. */
export interface PartsRun {
  state: Store<PartsState | undefined>;
  /** Searches the bills of a batch. Does nothing if another batch has started and is neither finished nor cancelled. */
  plan: (batch: LargeBatch) => Promise<void>;
  /** Restores the plan that this tab has stored for the customer. Does nothing if there is already a plan. */
  restore: () => void;
  /** Downloads the remaining parts into the folder, or as normal downloads. */
  start: (folder?: Folder) => Promise<void>;
  /** Stops the running part. The next start downloads it again. */
  stop: () => void;
  /** Stops and removes the plan. */
  discard: () => void;
  /**
   * Call this when the bill list opens.
   *
   * @param onPart called after each part with the ids of its bills
   * @returns a function to call when the customer leaves the bill list
   */
  watch: (onPart: (billIds: ReadonlySet<string>) => void) => () => void;
}

/** Shortest time between two progress updates of a part, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

export function createPartsRun(): PartsRun {
  const state = createStore<PartsState | undefined>(undefined);
  const watchers = new Set<Parameters<PartsRun['watch']>[0]>();
  let running: AbortController | undefined;
  let batch: LargeBatch | undefined;
  /** Batches that have started automatically, so that a return to the page does not start them again. */
  const startedAtOnce = new WeakSet<LargeBatch>();

  const currentPlan = (): Plan | undefined => {
    const currentState = state.get();
    return currentState !== undefined && 'plan' in currentState ? currentState.plan : undefined;
  };
  const storePlan = (plan: Plan): boolean => {
    if (nextPart(plan) >= 0) return saveParts(writePlan(plan));
    deleteParts();
    return true;
  };

  /**
   * Whether the panel shows an error: an error that S8 passes to the caller, or most other errors while the
   * customer is on another page.
   */
  const isShownHere = (error: unknown): boolean => {
    const disposition = dispositionOf(error);
    if (disposition === 'caller') return true;
    return watchers.size === 0 && !['none', 'login', 'versionDialog'].includes(disposition);
  };

  const discard = (): void => {
    running?.abort();
    running = undefined;
    batch = undefined;
    deleteParts();
    state.set(undefined);
  };

  /** Whether another batch may replace the plan: the plan has not started, or is finished. */
  const isReplaceable = (): boolean => {
    const currentState = state.get();
    if (currentState?.phase === 'idle')
      return !currentState.plan.isBegun || nextPart(currentState.plan) < 0;
    return currentState === undefined || currentState.phase === 'searchFailed';
  };

  const plan = async (newBatch: LargeBatch): Promise<void> => {
    if (!isReplaceable()) return;
    batch = newBatch;
    const controller = new AbortController();
    running = controller;
    state.set({ phase: 'planning', seen: 0, total: undefined });
    const isCurrent = (): boolean => running === controller;
    try {
      const newPlan = await makePlan(newBatch, {
        signal: controller.signal,
        onPage: (seen, total) => {
          if (isCurrent()) state.set({ phase: 'planning', seen, total });
        },
      });
      if (!isCurrent()) return;
      running = undefined;
      state.set({ phase: 'idle', plan: newPlan, isStored: storePlan(newPlan) });
      if (newBatch.startsAtOnce === true && !startedAtOnce.has(newBatch)) {
        startedAtOnce.add(newBatch);
        await start();
      }
    } catch (error) {
      if (!isCurrent()) return;
      running = undefined;
      state.set(isShownHere(error) ? { phase: 'searchFailed', error } : undefined);
      if (!isShownHere(error)) handleError(error);
    }
  };

  /**
   * Downloads one part.
   *
   * @returns the plan after the download
   */
  const fetchPart = async (
    current: Plan,
    partIndex: number,
    signal: AbortSignal,
    folder: Folder | undefined,
  ): Promise<Plan> => {
    const part = current.parts[partIndex];
    if (part === undefined) return current;
    const { unavailable, documents } = await checkPart(part, signal);
    const unavailableIds = new Set(unavailable.map(({ id }) => id));
    const bills = part.bills.filter(({ id }) => !unavailableIds.has(id));
    const rest = { ...current, unavailable: [...current.unavailable, ...unavailable] };
    if (bills.length === 0) return replacePart(rest, partIndex, { ...part, bills, state: 'empty' });
    let shownAt = 0;
    const { fileName, file, ...facts } = await downloadBatch(
      getDownloadBillsZipUrl({ billId: bills.map(({ id }) => id) }),
      async () => documents,
      {
        signal,
        handOver: folder === undefined ? saveFile : () => undefined,
        rename: (name) => partFileName(current, partIndex, name),
        onProgress: (progress) => {
          const now = performance.now();
          if (signal.aborted || now - shownAt < PROGRESS_INTERVAL_MS) return;
          shownAt = now;
          const currentState = state.get();
          if (currentState?.phase === 'running') state.set({ ...currentState, progress });
        },
      },
    );
    if (folder !== undefined) await saveToFolder(folder, file, fileName);
    recordSavedFile(file, fileName, facts);
    const saved = new Set(bills.map(({ id }) => id));
    if (!signal.aborted) for (const onPart of watchers) onPart(saved);
    return replacePart(rest, partIndex, { ...part, bills, state: 'saved', file: fileName });
  };

  /** The plan after the server has refused a part; undefined if the customer has to see the error. */
  const afterRefusal = (current: Plan, partIndex: number, error: unknown): Plan | undefined => {
    const part = current.parts[partIndex];
    if (part === undefined) return undefined;
    // The bills were withdrawn between the check and the download.
    if (hasCode(error, '400-1-05-03')) {
      const rest = { ...current, unavailable: [...current.unavailable, ...part.bills] };
      return replacePart(rest, partIndex, { ...part, bills: [], state: 'empty' });
    }
    // The issuer has lowered the limit since the plan was made.
    if (hasCode(error, '400-1-05-02') && part.bills.length > 1)
      return replacePart(current, partIndex, ...halves(part));
    return undefined;
  };

  const start = async (folder?: Folder): Promise<void> => {
    let current = currentPlan();
    if (current === undefined || running !== undefined) return;
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    current = { ...current, isBegun: true };
    for (let partIndex = nextPart(current); partIndex >= 0; partIndex = nextPart(current)) {
      state.set({
        phase: 'running',
        plan: current,
        isStored: storePlan(current),
        progress: undefined,
      });
      try {
        current = await fetchPart(current, partIndex, signal, folder);
      } catch (error) {
        // The download was cancelled, or the session has ended. The stored plan can be restored later.
        if (running !== controller) return;
        const next = afterRefusal(current, partIndex, error);
        if (next === undefined) {
          running = undefined;
          const isStored = storePlan(current);
          if (isShownHere(error))
            return state.set({ phase: 'failed', plan: current, isStored, error });
          state.set({ phase: 'idle', plan: current, isStored });
          handleError(error);
          return;
        }
        current = next;
      }
      if (running !== controller) return;
    }
    running = undefined;
    state.set({ phase: 'idle', plan: current, isStored: storePlan(current) });
  };

  onSessionEnd(() => {
    // The stored plan remains for the same customer after a login. A logout removes it.
    running?.abort();
    running = undefined;
    batch = undefined;
    state.set(undefined);
  });
  return {
    state,
    plan: async (newBatch) => (newBatch === batch ? undefined : plan(newBatch)),
    restore: () => {
      if (state.get() !== undefined) return;
      const text = readParts();
      const storedPlan = text === undefined ? undefined : readPlan(text);
      if (storedPlan !== undefined) state.set({ phase: 'idle', plan: storedPlan, isStored: true });
    },
    start: async (folder) => {
      if (state.get()?.phase === 'searchFailed' && batch !== undefined) return plan(batch);
      return start(folder);
    },
    stop: () => running?.abort(),
    discard,
    watch: (onPart) => {
      watchers.add(onPart);
      return () => void watchers.delete(onPart);
    },
  };
}

/** The download in parts of the bill list. */
export const billParts = createPartsRun();

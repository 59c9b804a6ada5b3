import { getDownloadBillsZipUrl } from '../../../../generated/hooks/bills/bills.ts';
import type { DownloadProgress } from '../../../api/downloads.ts';
import { dispositionOf } from '../../../api/errors.ts';
import { saveToFolder, type Folder } from '../../../lib/folder.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { deletePlan, savePlan, readPlanText } from '../../../shell/downloads/stored-parts.ts';
import { downloadBatch } from '../../../shell/downloads/archive/download-batch.ts';
import { recordSavedFile } from '../../../shell/downloads/saved-files.ts';
import type { LargeBatch } from '../../../shell/downloads/large-batch.ts';
import { handleError } from '../../../shell/errors/handle-error.ts';
import { hasCode } from '../../../shell/errors/call-meta.ts';
import { onSessionEnd } from '../../../shell/session/session.ts';
import { checkPart, makePlan } from './make-plan.ts';
import { readPlan, planToText } from './plan-text.ts';
import { splitPart, nextPartIndexOf, createPartFileName, replacePart, type Plan } from './plan.ts';

export type PartsState =
  | { phase: 'planning'; fetchedCount: number; total: number | undefined }
  | { phase: 'searchFailed'; error: unknown }
  /** Nothing runs: before the start, after a stop, or after the last part. */
  | { phase: 'idle'; plan: Plan; isStored: boolean }
  | { phase: 'running'; plan: Plan; isStored: boolean; progress: DownloadProgress | undefined }
  | { phase: 'failed'; plan: Plan; isStored: boolean; error: unknown };

/** Downloads many bills in parts, one part after another. At most one such download exists at a time. */
export interface PartsDownload {
  state: Store<PartsState | undefined>;
  /**
   * Searches the bills of a batch.
   *
   * @returns false if nothing was searched, because another batch has started and is not finished, or because this
   *   batch was refused earlier
   */
  planBatch: (batch: LargeBatch) => Promise<boolean>;
  /** Restores the plan that this tab has stored for the customer. Does nothing if there is already a plan. */
  restore: () => void;
  /** Downloads the remaining parts into the folder, or as normal downloads. */
  start: (folder?: Folder) => Promise<void>;
  /** Stops the running part. The next start downloads this part again. */
  stop: () => void;
  /** Stops and removes the plan. */
  discard: () => void;
  /**
   * Registers a listener of the open bill list.
   *
   * @param onPartSaved called after each part with the ids of its bills
   * @returns a function that removes the listener
   */
  addListener: (onPartSaved: (billIds: ReadonlySet<string>) => void) => () => void;
}

/** The shortest time between two progress updates of a part, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

export function createPartsDownload(): PartsDownload {
  const state = createStore<PartsState | undefined>(undefined);
  const listeners = new Set<Parameters<PartsDownload['addListener']>[0]>();
  let runningController: AbortController | undefined;
  let batch: LargeBatch | undefined;
  /** Batches that have started automatically. A return to the page does not start them again. */
  const autoStartedBatches = new WeakSet<LargeBatch>();
  /** Refused batches. The customer has to press again, so a return to the page does not search them. */
  const refusedBatches = new WeakSet<LargeBatch>();

  const findPlan = (): Plan | undefined => {
    const currentState = state.get();
    return currentState !== undefined && 'plan' in currentState ? currentState.plan : undefined;
  };
  const storePlan = (plan: Plan): boolean => {
    if (nextPartIndexOf(plan) >= 0) return savePlan(planToText(plan));
    deletePlan();
    return true;
  };

  /**
   * Whether the panel shows an error: an error that S8 passes to the caller, or most other errors while the
   * customer is on another page.
   */
  const isShownInPanel = (error: unknown): boolean => {
    const disposition = dispositionOf(error);
    if (disposition === 'caller') return true;
    return listeners.size === 0 && !['none', 'login', 'versionDialog'].includes(disposition);
  };

  const discard = (): void => {
    runningController?.abort();
    runningController = undefined;
    batch = undefined;
    deletePlan();
    state.set(undefined);
  };

  /** Whether another batch may replace the plan: the plan has not started, or is finished. */
  const mayReplacePlan = (): boolean => {
    const currentState = state.get();
    if (currentState?.phase === 'idle')
      return !currentState.plan.isBegun || nextPartIndexOf(currentState.plan) < 0;
    return currentState === undefined || currentState.phase === 'searchFailed';
  };

  const planBatch = async (newBatch: LargeBatch): Promise<void> => {
    batch = newBatch;
    const controller = new AbortController();
    runningController = controller;
    state.set({ phase: 'planning', fetchedCount: 0, total: undefined });
    const isCurrent = (): boolean => runningController === controller;
    try {
      const newPlan = await makePlan(newBatch, {
        signal: controller.signal,
        onPage: (fetchedCount, total) => {
          if (isCurrent()) state.set({ phase: 'planning', fetchedCount, total });
        },
      });
      if (!isCurrent()) return;
      runningController = undefined;
      state.set({ phase: 'idle', plan: newPlan, isStored: storePlan(newPlan) });
      if (newBatch.startsAtOnce === true && !autoStartedBatches.has(newBatch)) {
        autoStartedBatches.add(newBatch);
        await start();
      }
    } catch (error) {
      if (!isCurrent()) return;
      runningController = undefined;
      state.set(isShownInPanel(error) ? { phase: 'searchFailed', error } : undefined);
      if (!isShownInPanel(error)) handleError(error);
    }
  };

  /**
   * Downloads one part.
   *
   * @returns the plan after the download
   */
  const fetchPart = async (
    currentPlan: Plan,
    partIndex: number,
    signal: AbortSignal,
    folder: Folder | undefined,
  ): Promise<Plan> => {
    const part = currentPlan.parts[partIndex];
    if (part === undefined) return currentPlan;
    const { unavailableBills, documents } = await checkPart(part, signal);
    const unavailableIds = new Set(unavailableBills.map(({ id }) => id));
    const bills = part.bills.filter(({ id }) => !unavailableIds.has(id));
    const changedPlan = {
      ...currentPlan,
      unavailable: [...currentPlan.unavailable, ...unavailableBills],
    };
    if (bills.length === 0)
      return replacePart(changedPlan, partIndex, { ...part, bills, state: 'empty' });
    let lastProgressAt = 0;
    const { fileName, file, ...indexRows } = await downloadBatch(
      getDownloadBillsZipUrl({ billId: bills.map(({ id }) => id) }),
      async () => documents,
      {
        signal,
        onFile: folder === undefined ? saveFile : () => undefined,
        rename: (name) => createPartFileName(currentPlan, partIndex, name),
        onProgress: (progress) => {
          const now = performance.now();
          if (signal.aborted || now - lastProgressAt < PROGRESS_INTERVAL_MS) return;
          lastProgressAt = now;
          const currentState = state.get();
          if (currentState?.phase === 'running') state.set({ ...currentState, progress });
        },
      },
    );
    if (folder !== undefined) await saveToFolder(folder, file, fileName);
    recordSavedFile(file, fileName, indexRows);
    const savedIds = new Set(bills.map(({ id }) => id));
    if (!signal.aborted) for (const onPartSaved of listeners) onPartSaved(savedIds);
    return replacePart(changedPlan, partIndex, { ...part, bills, state: 'saved', file: fileName });
  };

  /** The plan after the server has refused a part; undefined if the customer has to see the error. */
  const planAfterRefusal = (
    currentPlan: Plan,
    partIndex: number,
    error: unknown,
  ): Plan | undefined => {
    const part = currentPlan.parts[partIndex];
    if (part === undefined) return undefined;
    // The bills were withdrawn between the check and the download.
    if (hasCode(error, '400-1-05-03')) {
      const changedPlan = {
        ...currentPlan,
        unavailable: [...currentPlan.unavailable, ...part.bills],
      };
      return replacePart(changedPlan, partIndex, { ...part, bills: [], state: 'empty' });
    }
    // The issuer has lowered the limit since the plan was made.
    if (hasCode(error, '400-1-05-02') && part.bills.length > 1)
      return replacePart(currentPlan, partIndex, ...splitPart(part));
    return undefined;
  };

  const start = async (folder?: Folder): Promise<void> => {
    let currentPlan = findPlan();
    if (currentPlan === undefined || runningController !== undefined) return;
    const controller = new AbortController();
    runningController = controller;
    const { signal } = controller;
    currentPlan = { ...currentPlan, isBegun: true };
    for (
      let partIndex = nextPartIndexOf(currentPlan);
      partIndex >= 0;
      partIndex = nextPartIndexOf(currentPlan)
    ) {
      state.set({
        phase: 'running',
        plan: currentPlan,
        isStored: storePlan(currentPlan),
        progress: undefined,
      });
      try {
        currentPlan = await fetchPart(currentPlan, partIndex, signal, folder);
      } catch (error) {
        // The download was cancelled, or the session has ended. The stored plan can be restored later.
        if (runningController !== controller) return;
        const nextPlan = planAfterRefusal(currentPlan, partIndex, error);
        if (nextPlan === undefined) {
          runningController = undefined;
          const isStored = storePlan(currentPlan);
          if (isShownInPanel(error))
            return state.set({ phase: 'failed', plan: currentPlan, isStored, error });
          state.set({ phase: 'idle', plan: currentPlan, isStored });
          handleError(error);
          return;
        }
        currentPlan = nextPlan;
      }
      if (runningController !== controller) return;
    }
    runningController = undefined;
    state.set({ phase: 'idle', plan: currentPlan, isStored: storePlan(currentPlan) });
  };

  onSessionEnd(() => {
    // The stored plan remains for the same customer after a login. A logout removes it.
    runningController?.abort();
    runningController = undefined;
    batch = undefined;
    state.set(undefined);
  });
  return {
    state,
    planBatch: async (newBatch) => {
      if (newBatch === batch) return true;
      if (refusedBatches.has(newBatch) || !mayReplacePlan()) {
        refusedBatches.add(newBatch);
        return false;
      }
      await planBatch(newBatch);
      return true;
    },
    restore: () => {
      if (state.get() !== undefined) return;
      const text = readPlanText();
      const storedPlan = text === undefined ? undefined : readPlan(text);
      if (storedPlan !== undefined) state.set({ phase: 'idle', plan: storedPlan, isStored: true });
    },
    start: async (folder) => {
      if (state.get()?.phase === 'searchFailed' && batch !== undefined) return planBatch(batch);
      return start(folder);
    },
    stop: () => runningController?.abort(),
    discard,
    addListener: (onPartSaved) => {
      listeners.add(onPartSaved);
      return () => void listeners.delete(onPartSaved);
    },
  };
}

/** The download in parts of the bill list. */
export const billPartsDownload = createPartsDownload();

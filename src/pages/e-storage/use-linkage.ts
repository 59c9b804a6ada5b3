import { useCallback, useState } from 'react';
import type { EStorageLinkage } from '../../../generated/model/eStorageLinkage.ts';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { confirmDialog, type DialogOptions } from '../../shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../shell/messages/message-store.ts';

/** The calls about the linkage, for a logged-in customer or for a download link. */
export interface LinkageCalls {
  query: {
    data: EStorageLinkage | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<{ error: unknown }>;
  };
  register: () => Promise<unknown>;
  /** @param revision of the displayed linkage: the server deletes only the linkage with this revision */
  remove: (revision: string) => Promise<unknown>;
}

/** The linkage with the state of its calls, and the actions of the page. */
export interface LinkageView {
  /** Undefined while the linkage is unknown or outdated. */
  linkage: EStorageLinkage | undefined;
  isFetching: boolean;
  /** The error if the linkage could not be fetched. */
  error: unknown;
  /** The error of the last action. */
  lastActionError: unknown;
  /** The last action was refused because another tab had changed the linkage; `linkage` is current. */
  isRefreshed: boolean;
  /** An action is running. */
  isBusy: boolean;
  reload: () => void;
  register: (serviceName: string) => Promise<void>;
  remove: (serviceName: string, revision: string) => Promise<void>;
}

const registerDialog = (serviceName: string): DialogOptions => ({
  title: t('e-storage.register.title'),
  message: t('e-storage.register.message', { serviceName }),
  confirmText: t('e-storage.register.confirm'),
  cancelText: t('e-storage.cancel'),
});

const removeDialog = (serviceName: string): DialogOptions => ({
  title: t('e-storage.delete.title'),
  message: t('e-storage.delete.message', { serviceName }),
  confirmText: t('e-storage.delete.confirm'),
  cancelText: t('e-storage.cancel'),
  isDestructive: true,
});

/**
 * Registers or deletes the linkage after a confirmation (S2), then fetches it again. A code that is no longer valid is
 * never displayed (S4).
 */
export function useLinkage({ query, register, remove }: LinkageCalls): LinkageView {
  const [lastActionError, setLastActionError] = useState<unknown>();
  const [isRunning, setIsRunning] = useState(false);
  // The answer of the query is outdated, because this tab or another tab has changed the linkage.
  const [isOutdated, setIsOutdated] = useState(false);
  const { data, error, isFetching, refetch } = query;

  const fetchAgain = useCallback(async (): Promise<void> => {
    const answer = await refetch();
    if (answer.error === null) setIsOutdated(false);
  }, [refetch]);

  const runAction = async (
    dialog: DialogOptions,
    action: () => Promise<unknown>,
    successMessage: string,
  ): Promise<void> => {
    if (!(await confirmDialog(dialog))) return;
    closeMessage();
    setLastActionError(undefined);
    setIsRunning(true);
    try {
      await action();
      setIsOutdated(true);
      await fetchAgain();
      showMessage({ status: 'success', message: successMessage });
    } catch (actionError) {
      setLastActionError(actionError);
      if (hasCode(actionError, '409-1-00-01')) {
        setIsOutdated(true);
        await fetchAgain();
      }
    } finally {
      setIsRunning(false);
    }
  };

  return {
    linkage: isOutdated ? undefined : data,
    isFetching,
    error,
    lastActionError,
    isRefreshed: hasCode(lastActionError, '409-1-00-01') && !isOutdated,
    isBusy: isRunning,
    reload: useCallback(() => {
      setLastActionError(undefined);
      void fetchAgain();
    }, [fetchAgain]),
    register: (serviceName) =>
      runAction(registerDialog(serviceName), register, t('e-storage.register.done')),
    remove: (serviceName, revision) =>
      runAction(removeDialog(serviceName), () => remove(revision), t('e-storage.delete.done')),
  };
}

import { useCallback, useState } from 'react';
import type { EStorageLinkage } from '../../../generated/model/eStorageLinkage.ts';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { confirmDialog, type DialogOptions } from '../../shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../shell/messages/message-store.ts';

/** The calls that a page makes: those of a login, or those of a download link. */
export interface LinkageCalls {
  query: {
    data: EStorageLinkage | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<{ error: unknown }>;
  };
  register: () => Promise<unknown>;
  /** @param revision of the linkage that was seen: no other is deleted */
  remove: (revision: string) => Promise<unknown>;
}

export interface LinkageView {
  /** Undefined while nobody knows, and where what was known does not hold any more. */
  linkage: EStorageLinkage | undefined;
  isFetching: boolean;
  /** Why it is not known. */
  error: unknown;
  /** Why the last press came to nothing. */
  refusal: unknown;
  /** The last press was refused since another tab was first; `linkage` is what it has made of it. */
  isRefreshed: boolean;
  /** A press is under way. */
  isBusy: boolean;
  ask: () => void;
  register: (serviceName: string) => Promise<void>;
  remove: (serviceName: string, revision: string) => Promise<void>;
}

const confirmRegister = (serviceName: string): DialogOptions => ({
  title: t('e-storage.register.title'),
  message: t('e-storage.register.message', { serviceName }),
  confirmText: t('e-storage.register.confirm'),
  cancelText: t('e-storage.cancel'),
});

const confirmRemove = (serviceName: string): DialogOptions => ({
  title: t('e-storage.delete.title'),
  message: t('e-storage.delete.message', { serviceName }),
  confirmText: t('e-storage.delete.confirm'),
  cancelText: t('e-storage.cancel'),
  danger: true,
});

/**
 * What the page shows and does, whichever calls it makes: registers and deletes after a question (S2), and
 * asks each time what has become of it. A code that is known to be void is never shown as good (S4).
 */
export function useLinkage({ query, register, remove }: LinkageCalls): LinkageView {
  const [refusal, setRefusal] = useState<unknown>();
  const [isRunning, setIsRunning] = useState(false);
  // What the query holds was seen before the linkage was changed, here or in another tab.
  const [isOutdated, setIsOutdated] = useState(false);
  const { data, error, isFetching, refetch } = query;

  const askAgain = useCallback(async (): Promise<void> => {
    const answer = await refetch();
    if (answer.error === null) setIsOutdated(false);
  }, [refetch]);

  const change = async (
    question: DialogOptions,
    call: () => Promise<unknown>,
    done: string,
  ): Promise<void> => {
    if (!(await confirmDialog(question))) return;
    closeMessage();
    setRefusal(undefined);
    setIsRunning(true);
    try {
      await call();
      setIsOutdated(true);
      await askAgain();
      showMessage({ status: 'success', message: done });
    } catch (refused) {
      setRefusal(refused);
      if (hasCode(refused, '409-1-00-01')) {
        setIsOutdated(true);
        await askAgain();
      }
    } finally {
      setIsRunning(false);
    }
  };

  return {
    linkage: isOutdated ? undefined : data,
    isFetching,
    error,
    refusal,
    isRefreshed: hasCode(refusal, '409-1-00-01') && !isOutdated,
    isBusy: isRunning,
    ask: useCallback(() => {
      setRefusal(undefined);
      void askAgain();
    }, [askAgain]),
    register: (serviceName) =>
      change(confirmRegister(serviceName), register, t('e-storage.register.done')),
    remove: (serviceName, revision) =>
      change(confirmRemove(serviceName), () => remove(revision), t('e-storage.delete.done')),
  };
}

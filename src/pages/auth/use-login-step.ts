import { useEffect } from 'react';
import { useGetLoginProgress } from '../../../generated/hooks/auth/auth.ts';
import { paths } from '../../lib/paths.ts';
import { replacePage } from '../../shell/links/navigation.ts';
import { takeReturnPath } from '../../shell/session/return-path.ts';

const toPasswordChange = (): Promise<string> => Promise.resolve(paths.passwordExpired());

/** Where each next step of a login leads (S2). */
const pageOfStep: ReadonlyMap<string, () => Promise<string>> = new Map([
  // It was completed meanwhile, in another tab.
  ['top', takeReturnPath],
  ['verify', () => Promise.resolve(paths.verify())],
  ['passwdExpired', toPasswordChange],
  ['passwdTemporary', toPasswordChange],
]);

export interface LoginStep {
  progress: ReturnType<typeof useGetLoginProgress>;
  nextStep: string;
  /** Whose login it is; undefined if nobody knows, or if the next step is not this page's. */
  loginId: string | undefined;
  /** The answer says nothing that the page could go on with. */
  isUnknown: boolean;
}

/**
 * How far a login has come, for a page between the password and the top page: whose it is comes from the
 * half login, also after a reload. Whoever belongs elsewhere is led there; without a login the answer
 * leads to the login, with a sentence (S8, 401).
 *
 * @param ownSteps the next steps that are the page's own
 */
export function useLoginStep(ownSteps: readonly string[]): LoginStep {
  const progress = useGetLoginProgress();
  const { nextStep = '', loginId } = progress.data ?? {};
  const isOwn = ownSteps.includes(nextStep);
  const findPage = isOwn ? undefined : pageOfStep.get(nextStep);

  useEffect(() => {
    void findPage?.().then((page) => replacePage(page));
  }, [findPage]);

  const isDue = isOwn && Boolean(loginId);
  return {
    progress,
    nextStep,
    loginId: isDue ? loginId : undefined,
    isUnknown: progress.data !== undefined && !isDue && findPage === undefined,
  };
}

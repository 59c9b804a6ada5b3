import { useEffect } from 'react';
import { useGetLoginProgress } from '../../../generated/hooks/auth/auth.ts';
import { paths } from '../../lib/paths.ts';
import { replacePage } from '../../shell/links/navigation.ts';
import { takeReturnPath } from '../../shell/session/return-path.ts';

const findPasswordChangePath = (): Promise<string> => Promise.resolve(paths.passwordExpired());

/** For each next step of a login, the function that returns the path of its page (S2). */
const pathFindersByStep: ReadonlyMap<string, () => Promise<string>> = new Map([
  // Another tab has completed the login.
  ['top', takeReturnPath],
  ['verify', () => Promise.resolve(paths.verify())],
  ['passwdExpired', findPasswordChangePath],
  ['passwdTemporary', findPasswordChangePath],
]);

export interface LoginStep {
  progressQuery: ReturnType<typeof useGetLoginProgress>;
  nextStep: string;
  /** Undefined while unknown, and if the next step belongs to another page. */
  loginId: string | undefined;
  /** The answer names no known next step, or no login ID. */
  isStepUnknown: boolean;
}

/**
 * Reads the state of a login in progress, for a page between the password and the top page. Redirects to the
 * page of the next step if the calling page does not handle that step. Without a login in progress, the
 * answer 401 redirects to the login with a message (S8).
 *
 * @param handledSteps the next steps that the calling page handles
 */
export function useLoginStep(handledSteps: readonly string[]): LoginStep {
  const progressQuery = useGetLoginProgress();
  const { nextStep = '', loginId } = progressQuery.data ?? {};
  const isHandled = handledSteps.includes(nextStep);
  const findNextPath = isHandled ? undefined : pathFindersByStep.get(nextStep);

  useEffect(() => {
    void findNextPath?.().then((path) => replacePage(path));
  }, [findNextPath]);

  const hasLoginId = isHandled && Boolean(loginId);
  return {
    progressQuery,
    nextStep,
    loginId: hasLoginId ? loginId : undefined,
    isStepUnknown: progressQuery.data !== undefined && !hasLoginId && findNextPath === undefined,
  };
}

import { getCurrentUser, getGetCurrentUserUrl } from '../../../generated/hooks/user/user.ts';
import { askEarly } from '../../api/early.ts';

/** Asks who is logged in before the page that wants to know is drawn (user/me, S7). */
export const askUserEarly = (): void => askEarly(getGetCurrentUserUrl(), () => getCurrentUser());

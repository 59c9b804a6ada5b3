import { formats } from '../../../forms/formats.ts';

/**
 * The login ID that stands in the form of the login page, made regular; empty if there is none. The login
 * page stays until the page that it led to is drawn for the first time, and that page reads it meanwhile:
 * so it is never in an address or a storage, and the login page's script, which has nothing to spare,
 * knows nothing of it.
 */
export function enteredLoginId(): string {
  const field = document.querySelector('main input[name=loginId]');
  const entered = field instanceof HTMLInputElement ? field.value : '';
  return formats.loginId.tidy?.(entered) ?? entered;
}

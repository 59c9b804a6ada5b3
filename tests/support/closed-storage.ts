import { vi, type Mock } from 'vitest';

/**
 * Makes a storage of the browser refuse a method, like a full or disabled storage, until
 * `vi.unstubAllGlobals`.
 *
 * @returns the refused calls
 */
export function closeStorage(
  name: 'localStorage' | 'sessionStorage',
  method: 'getItem' | 'setItem' | 'removeItem',
): Mock<() => never> {
  const throwBlocked = vi.fn<() => never>(() => {
    throw new DOMException('The storage is closed.', 'QuotaExceededError');
  });
  const storage = globalThis[name];
  const closed = new Proxy(storage, {
    get: (_, one): unknown => {
      const found: unknown = one === method ? throwBlocked : Reflect.get(storage, one);
      return typeof found === 'function' && one !== method ? found.bind(storage) : found;
    },
  });
  vi.stubGlobal(name, closed);
  return throwBlocked;
}

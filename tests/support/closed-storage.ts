import { vi, type Mock } from 'vitest';

/**
 * Makes a storage of the browser refuse a method, like a full or disabled storage, until
 * `vi.unstubAllGlobals`.
 *
 * @returns the refused calls
 */
export function closeStorage(
  storageName: 'localStorage' | 'sessionStorage',
  method: 'getItem' | 'setItem' | 'removeItem',
): Mock<() => never> {
  const throwError = vi.fn<() => never>(() => {
    throw new DOMException('The storage is closed.', 'QuotaExceededError');
  });
  const storage = globalThis[storageName];
  const closedStorage = new Proxy(storage, {
    get: (_, property): unknown => {
      const value: unknown = property === method ? throwError : Reflect.get(storage, property);
      return typeof value === 'function' && property !== method ? value.bind(storage) : value;
    },
  });
  vi.stubGlobal(storageName, closedStorage);
  return throwError;
}

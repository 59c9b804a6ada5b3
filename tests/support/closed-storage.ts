import { vi, type Mock } from 'vitest';

/**
 * Has a storage of the browser refuse a method, as one that is full or closed does, until `vi.unstubAllGlobals`.
 *
 * @returns what was asked in vain
 */
export function closeStorage(
  name: 'localStorage' | 'sessionStorage',
  method: 'getItem' | 'setItem' | 'removeItem',
): Mock<() => never> {
  const asked = vi.fn<() => never>(() => {
    throw new DOMException('The storage is closed.', 'QuotaExceededError');
  });
  const storage = globalThis[name];
  const closed = new Proxy(storage, {
    get: (_, one): unknown => {
      const found: unknown = one === method ? asked : Reflect.get(storage, one);
      return typeof found === 'function' && one !== method ? found.bind(storage) : found;
    },
  });
  vi.stubGlobal(name, closed);
  return asked;
}

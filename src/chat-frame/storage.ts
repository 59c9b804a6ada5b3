/*
 * A page with an opaque origin has no storage: the browser throws at each use of localStorage or
 * document.cookie, and most widgets do not expect that. The widget gets a storage that lasts as long as
 * the page. The chat host stores the conversation itself, by the session id.
 */

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: unknown): void {
    // Every value becomes text, as in the browser's storage.
    this.#items.set(key, String(value));
  }
}

const isExpiredCookie = (attributes: string): boolean => {
  const maxAge = /(?:^|;)\s*max-age=(-?\d+)/i.exec(attributes)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /(?:^|;)\s*expires=([^;]+)/i.exec(attributes)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
};

/** A property `document.cookie` that keeps cookies in memory until they expire, and never sends them. */
function createCookieProperty(): PropertyDescriptor {
  const cookies = new Map<string, string>();
  return {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: unknown) => {
      const [, name = '', value = '', attributes = ''] =
        /^\s*([^=;]*?)\s*=\s*([^;]*?)\s*(?:;(.*))?$/s.exec(String(line)) ?? [];
      if (isExpiredCookie(attributes)) cookies.delete(name);
      else if (name !== '') cookies.set(name, value);
    },
  };
}

/** Replaces the browser's storage and cookies by a storage that lasts as long as this page. */
export function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
  }
  Object.defineProperty(document, 'cookie', createCookieProperty());
}

/*
 * A page of an origin of its own may keep nothing: the browser throws at the very mention of
 * localStorage or document.cookie, and most widgets do not expect that. They are lent storage that
 * lasts as long as the page does; the conversation itself is the chat host's, under the session id.
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
    // As the browser's: whatever comes is kept as text.
    this.#items.set(key, String(value));
  }
}

const isOver = (attributes: string): boolean => {
  const maxAge = /(?:^|;)\s*max-age=(-?\d+)/i.exec(attributes)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /(?:^|;)\s*expires=([^;]+)/i.exec(attributes)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
};

/** `document.cookie` of a page that sends none: names and values, and their end. */
function memoryCookies(): PropertyDescriptor {
  const cookies = new Map<string, string>();
  return {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (line: unknown) => {
      const [, name = '', value = '', attributes = ''] =
        /^\s*([^=;]*?)\s*=\s*([^;]*?)\s*(?:;(.*))?$/s.exec(String(line)) ?? [];
      if (isOver(attributes)) cookies.delete(name);
      else if (name !== '') cookies.set(name, value);
    },
  };
}

/** Replaces the browser's storage and cookies with ones that last as long as this page. */
export function lendStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
  }
  Object.defineProperty(document, 'cookie', memoryCookies());
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceStorage } from '../../src/chat-frame/storage.ts';

const replacedProperties = [
  [window, 'localStorage'],
  [window, 'sessionStorage'],
  [document, 'cookie'],
] as const;
const originalDescriptors = replacedProperties.map(([owner, name]) =>
  Object.getOwnPropertyDescriptor(owner, name),
);

beforeEach(() => {
  // In a page with an opaque origin, each use of these properties throws.
  for (const [owner, name] of replacedProperties) {
    Object.defineProperty(owner, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    });
  }
  replaceStorage();
});
afterEach(() => {
  for (const [index, [owner, name]] of replacedProperties.entries()) {
    const descriptor = originalDescriptors[index];
    if (descriptor) Object.defineProperty(owner, name, descriptor);
    else Reflect.deleteProperty(owner, name);
  }
});

describe('the storage of the widget', () => {
  it('keeps texts until they are removed', () => {
    // A widget without types may store a number.
    const storageOfWidget: { setItem(name: string, value: unknown): void } = localStorage;
    storageOfWidget.setItem('seen', 1);
    localStorage.setItem('name', 'Aoba');
    expect(localStorage.getItem('seen')).toBe('1');
    expect(localStorage.getItem('other')).toBeNull();
    expect(localStorage).toHaveLength(2);
    expect([localStorage.key(1), localStorage.key(2)]).toEqual(['name', null]);
    localStorage.removeItem('seen');
    expect(localStorage.getItem('seen')).toBeNull();
    localStorage.clear();
    expect(localStorage).toHaveLength(0);
  });

  it('is separate for localStorage and sessionStorage', () => {
    localStorage.setItem('seen', '1');
    expect(sessionStorage.getItem('seen')).toBeNull();
  });
});

describe('the cookies of the widget', () => {
  it('are names and values without their attributes', () => {
    document.cookie = 'visitor=a=b; path=/; max-age=60; SameSite=None; Secure';
    document.cookie = ' plain = 1 ';
    expect(document.cookie).toBe('visitor=a=b; plain=1');
    document.cookie = 'plain=2';
    expect(document.cookie).toBe('visitor=a=b; plain=2');
  });

  it('expire after their max-age, or without max-age at the time in `expires`', () => {
    vi.setSystemTime('2026-05-01T00:00:00Z');
    document.cookie = 'a=1';
    document.cookie = 'b=1; expires=Fri, 01 May 2026 00:00:01 GMT';
    document.cookie = 'a=; Max-Age=0';
    expect(document.cookie).toBe('b=1');
    vi.setSystemTime('2026-05-01T00:00:01Z');
    document.cookie = 'c=1;path=/;max-age=10;expires=Thu, 01 Jan 1970 00:00:00 GMT';
    document.cookie = 'd=1;expires=Fri, 01 May 2026 00:00:01 GMT';
    expect(document.cookie).toBe('b=1; c=1');
    document.cookie = 'b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    document.cookie = 'c=;max-age=-1';
    expect(document.cookie).toBe('');
  });

  it('are ignored without a name', () => {
    document.cookie = 'nothing';
    document.cookie = 'nothing; b=1';
    document.cookie = '=1';
    expect(document.cookie).toBe('');
  });
});

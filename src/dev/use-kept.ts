import { useState } from 'react';

/** A text that survives a reload of its tab. */
export function useKept(name: string): [string, (value: string) => void] {
  const key = `dev-panel.${name}`;
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string): void => {
    sessionStorage.setItem(key, next);
    setValue(next);
  };
  return [value, keep];
}

import { describe, expect, it } from 'vitest';
import { createLoader } from '../../src/lib/load-again.ts';

/** A loader of something that fails until it is told not to. */
function broken() {
  const server = { isBroken: true, tries: 0 };
  const loader = createLoader(async () => {
    server.tries += 1;
    if (server.isBroken) throw new Error('gone');
    return 'here';
  });
  return { server, loader };
}

describe('what is loaded once', () => {
  it('is asked for once, and says at once that it is there', async () => {
    const { server, loader } = broken();
    server.isBroken = false;
    const first = loader.load('a');
    expect(loader.loaded()).toBeUndefined();
    expect(await first).toBe('here');
    expect(loader.load('b')).toBe(first);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'here' });
    expect([loader.loaded(), server.tries]).toEqual(['here', 1]);
  });

  it('is not tried again for the visit that it failed for, but for another, and without one', async () => {
    const { server, loader } = broken();
    await expect(loader.load('a')).rejects.toThrow('gone');
    await expect(loader.load('a')).rejects.toThrow('gone');
    expect(server.tries).toBe(1);
    await expect(loader.load('b')).rejects.toThrow('gone');
    expect(server.tries).toBe(2);
    server.isBroken = false;
    expect(await loader.load()).toBe('here');
    expect(loader.loaded()).toBe('here');
  });

  it('that failed when nobody said for which visit is tried again by whoever comes', async () => {
    const { server, loader } = broken();
    await expect(loader.load()).rejects.toThrow('gone');
    server.isBroken = false;
    expect(await loader.load('a')).toBe('here');
  });
});

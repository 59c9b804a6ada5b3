import { describe, expect, it } from 'vitest';
import { createLoader } from '../../src/lib/load-again.ts';

/** A loader that fails until the test changes it. */
function createFailingLoader() {
  const server = { isBroken: true, loadCount: 0 };
  const loader = createLoader(async () => {
    server.loadCount += 1;
    if (server.isBroken) throw new Error('gone');
    return 'here';
  });
  return { server, loader };
}

describe('a loader', () => {
  it('loads once, and its promise contains the value', async () => {
    const { server, loader } = createFailingLoader();
    server.isBroken = false;
    const firstLoad = loader.load('a');
    expect(loader.getLoadedValue()).toBeUndefined();
    expect(loader.load('b')).toBe(firstLoad);
    expect(await firstLoad).toBe('here');
    expect(loader.load('b')).toBe(firstLoad);
    expect(firstLoad).toMatchObject({ status: 'fulfilled', value: 'here' });
    expect([loader.getLoadedValue(), server.loadCount]).toEqual(['here', 1]);
  });

  it('repeats a failed load for another visit or without a visit, not for the same visit', async () => {
    const { server, loader } = createFailingLoader();
    await expect(loader.load('a')).rejects.toThrow('gone');
    await expect(loader.load('a')).rejects.toThrow('gone');
    expect(server.loadCount).toBe(1);
    await expect(loader.load('b')).rejects.toThrow('gone');
    expect(server.loadCount).toBe(2);
    server.isBroken = false;
    expect(await loader.load()).toBe('here');
    expect(loader.getLoadedValue()).toBe('here');
  });

  it('repeats a load that failed without a visit', async () => {
    const { server, loader } = createFailingLoader();
    await expect(loader.load()).rejects.toThrow('gone');
    await expect(loader.load()).rejects.toThrow('gone');
    expect(server.loadCount).toBe(2);
    server.isBroken = false;
    expect(await loader.load('a')).toBe('here');
  });
});

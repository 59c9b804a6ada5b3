import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoader } from '../../src/lib/load-again.ts';

/*
 * Stylesheets of a chunk: the bundler writes their links only once, and a browser does not load a failed link again.
 */

/** Records replaced links; the simulated browser would fetch the new ones. */
const replaced: [old: Element, fresh: HTMLLinkElement][] = [];
const load = vi.fn<() => Promise<string>>();

/** An element of the document's head that failed to load. */
function lose(tag: 'link' | 'img', rel = 'stylesheet'): HTMLElement {
  const failedElement = document.createElement(tag);
  failedElement.setAttribute('rel', rel);
  document.head.append(failedElement);
  failedElement.dispatchEvent(new Event('error'));
  failedElement.remove();
  failedElement.setAttribute('href', '/assets/lost.css');
  return failedElement;
}

const freshLink = (): HTMLLinkElement => {
  const fresh = replaced.at(-1)?.[1];
  if (!fresh) throw new Error('No link was replaced.');
  return fresh;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  replaced.length = 0;
  load.mockResolvedValue('here');
  vi.spyOn(HTMLLinkElement.prototype, 'replaceWith').mockImplementation(function (
    this: Element,
    fresh,
  ) {
    if (fresh instanceof HTMLLinkElement) replaced.push([this, fresh]);
  });
});

describe('failed stylesheets', () => {
  it('are loaded again at their position, before the chunk', async () => {
    const lost = lose('link');
    const loaded = createLoader(load).load();
    expect(replaced.map(([old]) => old)).toEqual([lost]);
    expect(freshLink().rel).toBe('stylesheet');
    expect(freshLink().href).toBe('http://localhost:3000/assets/lost.css');
    await settle();
    expect(load).not.toHaveBeenCalled();
    freshLink().dispatchEvent(new Event('load'));
    expect(await loaded).toBe('here');
  });

  it("make the load fail if they fail again, with the bundler's message", async () => {
    lose('link');
    const loader = createLoader(load);
    const loaded = loader.load('a visit');
    freshLink().dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow(`Unable to preload CSS for ${freshLink().href}`);
    expect(load).not.toHaveBeenCalled();
    expect(await loader.load('another')).toBe('here');
  });

  it('are loaded again once', async () => {
    lose('link');
    const first = createLoader(load).load();
    expect(await createLoader(load).load()).toBe('here');
    expect(replaced).toHaveLength(1);
    freshLink().dispatchEvent(new Event('load'));
    expect(await first).toBe('here');
  });

  it('do not include other links and failed elements', async () => {
    lose('link', 'icon');
    lose('img');
    expect(await createLoader(load).load()).toBe('here');
    expect(replaced).toEqual([]);
  });
});

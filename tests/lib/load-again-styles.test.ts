import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoader } from '../../src/lib/load-again.ts';

/*
 * Style sheets of a chunk: the bundler inserts their links only once, and a browser does not load a failed link again.
 */

/** The replaced links with their new links, which are not inserted, because the simulated browser would fetch them. */
const replacedLinks: [failedLink: Element, newLink: HTMLLinkElement][] = [];
const load = vi.fn<() => Promise<string>>();

/** An element of the document's head that failed to load. */
function addFailedElement(tag: 'link' | 'img', rel = 'stylesheet'): HTMLElement {
  const failedElement = document.createElement(tag);
  failedElement.setAttribute('rel', rel);
  document.head.append(failedElement);
  failedElement.dispatchEvent(new Event('error'));
  failedElement.remove();
  failedElement.setAttribute('href', '/assets/lost.css');
  return failedElement;
}

const lastNewLink = (): HTMLLinkElement => {
  const newLink = replacedLinks.at(-1)?.[1];
  if (!newLink) throw new Error('No link was replaced.');
  return newLink;
};
const awaitTimers = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  replacedLinks.length = 0;
  load.mockResolvedValue('here');
  vi.spyOn(HTMLLinkElement.prototype, 'replaceWith').mockImplementation(function (
    this: Element,
    newLink,
  ) {
    if (newLink instanceof HTMLLinkElement) replacedLinks.push([this, newLink]);
  });
});

describe('failed style sheets', () => {
  it('are loaded again at their position, before the chunk', async () => {
    const failedLink = addFailedElement('link');
    const chunkPromise = createLoader(load).load();
    expect(replacedLinks.map(([link]) => link)).toEqual([failedLink]);
    expect(lastNewLink().rel).toBe('stylesheet');
    expect(lastNewLink().href).toBe('http://localhost:3000/assets/lost.css');
    await awaitTimers();
    expect(load).not.toHaveBeenCalled();
    lastNewLink().dispatchEvent(new Event('load'));
    expect(await chunkPromise).toBe('here');
  });

  it("that fail again make the load fail with the bundler's message", async () => {
    addFailedElement('link');
    const loader = createLoader(load);
    const chunkPromise = loader.load('a visit');
    lastNewLink().dispatchEvent(new Event('error'));
    await expect(chunkPromise).rejects.toThrow(`Unable to preload CSS for ${lastNewLink().href}`);
    expect(load).not.toHaveBeenCalled();
    expect(await loader.load('another')).toBe('here');
  });

  it('are loaded again only once', async () => {
    addFailedElement('link');
    const firstLoad = createLoader(load).load();
    expect(await createLoader(load).load()).toBe('here');
    expect(replacedLinks).toHaveLength(1);
    lastNewLink().dispatchEvent(new Event('load'));
    expect(await firstLoad).toBe('here');
  });

  it('are the only failed elements that are loaded again', async () => {
    addFailedElement('link', 'icon');
    addFailedElement('img');
    expect(await createLoader(load).load()).toBe('here');
    expect(replacedLinks).toEqual([]);
  });
});

import { expect, it, vi } from 'vitest';
import { saveFile } from '../../src/lib/save-file.ts';

vi.unmock('../../src/lib/save-file.ts');

it('saveFile downloads a file under its name, and then removes its link and its blob URL', () => {
  vi.useFakeTimers();
  const createUrlSpy = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:of-the-file');
  const revokeUrlSpy = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clickedLinks: unknown[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    // Some browsers ignore a link outside of the document.
    clickedLinks.push([this.href, this.download, this.hidden, this.isConnected]);
  });
  const file = new Blob(['x']);
  saveFile(file, '請求書.pdf');
  expect(createUrlSpy).toHaveBeenCalledExactlyOnceWith(file);
  expect(clickedLinks).toEqual([['blob:of-the-file', '請求書.pdf', true, true]]);
  expect(document.querySelector('a')).toBeNull();
  // The browser may need up to a minute to start saving the file.
  vi.advanceTimersByTime(59_999);
  expect(revokeUrlSpy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeUrlSpy).toHaveBeenCalledExactlyOnceWith('blob:of-the-file');
});

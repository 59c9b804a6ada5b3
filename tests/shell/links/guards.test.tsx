import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExternalLink } from '../../../src/shell/links/ExternalLink.tsx';
import { splitText } from '../../../src/shell/links/text-links.ts';
import { useSubmitOnce } from '../../../src/forms/use-submit-once.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(() => speak());

describe('a submission', () => {
  it('runs once at a time, and again after it', async () => {
    let finish: () => void = () => undefined;
    const submit = vi.fn<() => Promise<void>>(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { result } = renderHook(() => useSubmitOnce(submit));
    await act(async () => {
      void result.current.run();
      void result.current.run();
    });
    expect(submit).toHaveBeenCalledOnce();
    expect(result.current.isRunning).toBe(true);
    await act(async () => finish());
    expect(result.current.isRunning).toBe(false);
    await act(async () => void result.current.run());
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('that fails can be made again', async () => {
    const submit = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
    const { result } = renderHook(() => useSubmitOnce(submit));
    await act(() => expect(result.current.run()).rejects.toThrow('no'));
    await act(() => expect(result.current.run()).rejects.toThrow('no'));
    expect(submit).toHaveBeenCalledTimes(2);
  });
});

describe('a link to another site', () => {
  const open = () => vi.spyOn(window, 'open').mockReturnValue(null);
  const press = async (): Promise<void> => {
    renderPages({
      pages: { '/': <ExternalLink href="https://www.example.com/x">go</ExternalLink> },
    });
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    await screen.findByRole('dialog', { name: '外部サイトへ移動します' });
  };

  it('asks first, then opens it in a new tab', async () => {
    const opened = open();
    await press();
    expect(screen.getByText(/www\.example\.com/)).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '外部サイトへ移動する' }));
    expect(opened).toHaveBeenCalledWith(
      'https://www.example.com/x',
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('can be closed without moving', async () => {
    const opened = open();
    await press();
    await userEvent.click(screen.getByRole('button', { name: '移動せずに閉じる' }));
    expect(opened).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that does not start with http(s) is no link', () => {
    renderPages({ pages: { '/': <ExternalLink href="javascript:alert(1)">go</ExternalLink> } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('go')).toBeTruthy();
  });
});

describe('links inside a text', () => {
  it.each([
    ['no link', [{ text: 'no link' }]],
    ['a <login>b</login> c', [{ text: 'a ' }, { text: 'b', link: 'login' }, { text: ' c' }]],
    ['<b>bold</b> <login>open', [{ text: '<b>bold</b> <login>open' }]],
    ['', []],
  ])('%j', (text, parts) => {
    expect(splitText(text)).toEqual(parts);
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers, png } from '../../support/settings.ts';

const issuer = '東都電子商事 Web明細サービス';

const show = (answers: Parameters<typeof stubApi>[0] = {}, at = '/top'): void => {
  stubApi({ ...frameAnswers(), ...answers });
  renderPages({ layout: <PublicLayout />, pages: { '*': <h1>a page</h1> }, at });
};
const banner = () => screen.getByRole('banner');
const findLanguages = () => screen.findByRole('group', { name: /表示言語|Language/ });

beforeEach(async () => {
  await speak();
  closeMessage();
  dismissDialogs();
});

describe('the issuer’s logo', () => {
  it('has the issuer’s name as its alternative text', async () => {
    show();
    const logo = await screen.findByRole('img', { name: issuer });
    expect(logo.getAttribute('src')).toBe(`data:image/png;base64,${png}`);
  });

  it('has “My Page” as its alternative text if the issuer’s name is unknown', async () => {
    show({ 'GET /setting/info': noAnswer });
    expect(await screen.findByRole('img', { name: 'マイページ' })).toBeTruthy();
  });

  it('is replaced by the issuer’s name if there is none, once that is known', async () => {
    let answer: (response: Response) => void = () => undefined;
    const later = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    show({ 'GET /setting/logo': () => later });
    await findLanguages();
    expect(screen.queryByText(issuer)).toBeNull();
    await act(async () => answer(jsonAnswer({ image: null })));
    expect(await screen.findByText(issuer)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([png, null])(
    'marks the logo and the name as Japanese in every language of the page',
    async (image) => {
      await speak('en');
      show({ 'GET /setting/logo': () => jsonAnswer({ image }) });
      await findLanguages();
      const place = await waitFor(() => screen.queryByAltText(issuer) ?? screen.getByText(issuer));
      expect(place.closest('[lang]')?.getAttribute('lang')).toBe('ja');
    },
  );
});

describe('the space for the banner', () => {
  const isGivenUp = () => banner().querySelector('.noBanner[hidden]') !== null;

  it('is reserved until the answer has arrived', async () => {
    show({ 'GET /setting/banner': noAnswer });
    await findLanguages();
    expect(isGivenUp()).toBe(false);
  });

  it('is removed if there is no banner', async () => {
    show();
    await waitFor(() => expect(isGivenUp()).toBe(true));
  });

  it.each([
    ['/', true],
    ['/top', false],
  ])('stays reserved at %s for any answer: %s', (at, isKept) => {
    show({}, at);
    expect(banner().classList.contains('keepsBannerPlace')).toBe(isKept);
  });
});

describe('the banner', () => {
  const banned = { image: png, link: 'https://www.example.com/campaign' };
  const findBanner = async (): Promise<HTMLElement> => {
    show({ 'GET /setting/banner': () => jsonAnswer(banned) });
    return screen.findByRole('link', { name: 'お知らせバナー（新しいタブで開きます）' });
  };

  it('is hidden from screen readers if it has no link', async () => {
    show({ 'GET /setting/banner': () => jsonAnswer({ ...banned, link: null }) });
    await waitFor(() => expect(banner().querySelectorAll('img')).toHaveLength(2));
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('asks for confirmation once for a double click', async () => {
    const link = await findBanner();
    await userEvent.dblClick(link);
    await waitFor(() => expect(dialogStore.get()).toHaveLength(1));
    await act(() => vi.dynamicImportSettled());
    expect(dialogStore.get()).toHaveLength(1);
  });

  it('asks for confirmation for the middle mouse button, not for the right one', async () => {
    const link = await findBanner();
    const press = (button: number): boolean =>
      fireEvent(link, new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
    expect(press(2)).toBe(true);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    expect(press(1)).toBe(false);
    await waitFor(() => expect(dialogStore.get()).toHaveLength(1));
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { useSettings, useSettingsFailure } from '../../../src/shell/issuer/use-settings.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers, judgeNothing } from '../../support/wrong-answers.ts';

/** What a part of a page knows of the settings. */
function Reader() {
  const settings = useSettings();
  const failure = useSettingsFailure();
  return (
    <>
      <p>{settings === undefined ? 'no settings' : `of ${settings.title ?? 'nobody'}`}</p>
      <p>{failure === null ? 'no failure' : 'a failure'}</p>
      <Link to="/next">on</Link>
      <Link to="/bare">out</Link>
    </>
  );
}

const show = (settings: Parameters<typeof stubApi>[0][string]) => {
  const sent = stubApi({ ...frameAnswers(), 'GET /setting/info': settings });
  renderPages({
    layout: <PublicLayout />,
    pages: { '/': <Reader />, '/next': <h1>the next page</h1>, '*': <h1>elsewhere</h1> },
    // Like a customer's page before the customer is known.
    outside: { '/bare': <Link to="/">back</Link> },
  });
  return (of = '/setting/info') => sent.filter(({ path }) => path === of).length;
};
const whole = frameAnswers()['GET /setting/info'];

beforeEach(async () => {
  await speak();
  closeMessage();
});

describe('the issuer’s settings', () => {
  it('are fetched once for all components and pages', async () => {
    const asked = show(whole);
    expect(screen.getByText('no settings')).toBeTruthy();
    expect(await screen.findByText('of 東都電子商事 Web明細サービス')).toBeTruthy();
    expect(screen.getByText('no failure')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'on' }));
    await screen.findByRole('heading', { name: 'the next page' });
    await act(async () => undefined);
    expect(asked()).toBe(1);
  });

  it('stay in the cache without a component that uses them', async () => {
    const asked = show(whole);
    await screen.findByText('of 東都電子商事 Web明細サービス');
    await userEvent.click(screen.getByRole('link', { name: 'out' }));
    const back = await screen.findByRole('link', { name: 'back' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
    await userEvent.click(back);
    expect(await screen.findByText('of 東都電子商事 Web明細サービス')).toBeTruthy();
    await act(async () => undefined);
    expect(
      ['/setting/info', '/setting/logo', '/setting/banner'].map((path) => asked(path)),
    ).toEqual([1, 1, 1]);
  });

  it('are undefined without a failure before they have arrived', () => {
    show(noAnswer);
    expect(screen.getByText('no settings')).toBeTruthy();
    expect(screen.getByText('no failure')).toBeTruthy();
  });

  it('fail without a code silently', async () => {
    show(() => jsonAnswer({ error: 'x' }, 503));
    expect(await screen.findByText('a failure')).toBeTruthy();
    // The redirect happens late.
    await act(() => vi.dynamicImportSettled());
    expect(location.pathname).toBe('/demo/mypage/');
    expect(messageStore.get()).toBeNull();
  });

  it('report a failure with a code (S8)', async () => {
    show(() => errorAnswer('500-1-00-01'));
    expect(await screen.findByText('a failure')).toBeTruthy();
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
  });

  const damaged = async (parts: object) => {
    const answer: unknown = await whole().json();
    show(() => jsonAnswer({ ...Object(answer), ...parts }));
  };

  it('are validated as soon as a validator is set', async () => {
    const told = hearOfWrongAnswers();
    await damaged({ isDisplayAccountLink: 'yes' });
    expect(await screen.findByText('of 東都電子商事 Web明細サービス')).toBeTruthy();
    expect(told.join('\n')).toContain('isDisplayAccountLink');
  });

  it('leave out an invalid title, also without a validator', async () => {
    judgeNothing();
    await damaged({ title: 7 });
    expect(await screen.findByText('of nobody')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'マイページ' })).toBeTruthy();
    expect(await screen.findByRole('group', { name: '表示言語' })).toBeTruthy();
  });

  it('leave out invalid languages, also without a validator', async () => {
    judgeNothing();
    await damaged({ languageList: 'ja, en' });
    expect(await screen.findByText('of 東都電子商事 Web明細サービス')).toBeTruthy();
    expect(screen.queryByRole('group', { name: '表示言語' })).toBeNull();
  });
});

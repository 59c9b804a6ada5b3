import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { pngDataUrl } from '../../../src/shell/issuer/images.ts';
import {
  getArchiveSettings,
  useSettings,
  useSettingsFailure,
} from '../../../src/shell/issuer/use-settings.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, type Answers } from '../../support/api.ts';
import { frameAnswers, png } from '../../support/settings.ts';
import { collectContractWarnings, disableValidation } from '../../support/wrong-answers.ts';
import { showPages } from '../show-pages.tsx';

function SettingsReader() {
  const settings = useSettings();
  const failure = useSettingsFailure();
  return (
    <>
      <p>{settings === undefined ? 'no settings' : `title ${settings.title ?? 'missing'}`}</p>
      <p>{failure === null ? 'no failure' : 'a failure'}</p>
      <Link to="/next">next page</Link>
      <Link to="/bare">page without a frame</Link>
    </>
  );
}

const showReader = (settingsAnswer: Answers[string]) => {
  const { requests } = showPages({
    answers: { 'GET /setting/info': settingsAnswer },
    layout: <PublicLayout />,
    pages: { '/': <SettingsReader />, '/next': <h1>the next page</h1>, '*': <h1>elsewhere</h1> },
    // This page has no frame, like a page of a customer before the customer is known.
    outside: { '/bare': <Link to="/">back</Link> },
  });
  return (resource = 'info') =>
    requests.filter(({ path }) => path === `/setting/${resource}`).length;
};
const completeAnswer = frameAnswers()['GET /setting/info'];

describe('the issuer’s settings', () => {
  it('are fetched once for all components and pages', async () => {
    const requestCountOf = showReader(completeAnswer);
    expect(screen.getByText('no settings')).toBeTruthy();
    expect(await screen.findByText('title 東都電子商事 Web明細サービス')).toBeTruthy();
    expect(screen.getByText('no failure')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'next page' }));
    await screen.findByRole('heading', { name: 'the next page' });
    await act(async () => undefined);
    expect(requestCountOf()).toBe(1);
  });

  it.each([
    ['the company name', null, null, '東都電子商事株式会社'],
    ['the company name', false, null, '東都電子商事株式会社'],
    ['the title', true, { issuerName: null }, '東都電子商事 Web明細サービス'],
  ])(
    'give the name of the issuer (%s) and whether its archives have an index (%s)',
    async (_, isIndexEnabled, nameOverride, issuerName) => {
      const overrides = { ...nameOverride, isArchiveIndexEnabled: isIndexEnabled };
      showReader(frameAnswers(overrides)['GET /setting/info']);
      await screen.findByText('title 東都電子商事 Web明細サービス');
      expect(getArchiveSettings()).toEqual({ issuerName, isArchiveIndexEnabled: !!isIndexEnabled });
    },
  );

  it('stay in the cache while no component uses the settings', async () => {
    const requestCountOf = showReader(completeAnswer);
    await screen.findByText('title 東都電子商事 Web明細サービス');
    await userEvent.click(screen.getByRole('link', { name: 'page without a frame' }));
    const backLink = await screen.findByRole('link', { name: 'back' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
    await userEvent.click(backLink);
    expect(await screen.findByText('title 東都電子商事 Web明細サービス')).toBeTruthy();
    await act(async () => undefined);
    expect(['info', 'logo', 'banner'].map(requestCountOf)).toEqual([1, 1, 1]);
  });

  it('cause no message if the request fails without a code', async () => {
    showReader(() => jsonAnswer({ error: 'x' }, 503));
    expect(await screen.findByText('a failure')).toBeTruthy();
    // A redirect would happen late.
    await act(() => vi.dynamicImportSettled());
    expect(location.pathname).toBe('/demo/mypage/');
    expect(messageStore.get()).toBeNull();
  });

  it('report a failure with a code (S8)', async () => {
    showReader(() => errorAnswer('500-1-00-01'));
    expect(await screen.findByText('a failure')).toBeTruthy();
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
  });

  const showSettingsWith = async (parts: object) => {
    const answer: unknown = await completeAnswer().json();
    showReader(() => jsonAnswer({ ...Object(answer), ...parts }));
  };

  it('are validated as soon as a validator is set', async () => {
    const warnings = collectContractWarnings();
    await showSettingsWith({ isDisplayAccountLink: 'yes' });
    expect(await screen.findByText('title 東都電子商事 Web明細サービス')).toBeTruthy();
    expect(warnings.join('\n')).toContain('isDisplayAccountLink');
  });

  it.each([
    ['title', { title: 7 }, 'title missing', true],
    ['languages', { languageList: 'ja, en' }, 'title 東都電子商事 Web明細サービス', false],
  ])('omit an invalid part if no validator is set: %s', async (_, parts, title, hasLanguages) => {
    disableValidation();
    await showSettingsWith(parts);
    expect(await screen.findByText(title)).toBeTruthy();
    await screen.findByRole('img');
    expect(screen.queryByRole('group', { name: '表示言語' }) !== null).toBe(hasLanguages);
  });
});

describe('an image of an answer', () => {
  it.each([png, 'AAA=', 'AA==', 'a+/9'])('becomes a data URL: %s', (image) => {
    expect(pngDataUrl(image)).toBe(`data:image/png;base64,${image}`);
  });

  it.each([
    null,
    '',
    'AA===',
    'AAAA\n',
    'AA=A',
    'AAAA"onerror="x',
    'data:image/svg+xml;base64,AAAA',
    'https://example.com/a.png',
  ])('is rejected: %j', (image) => {
    expect(pngDataUrl(image)).toBeUndefined();
  });
});

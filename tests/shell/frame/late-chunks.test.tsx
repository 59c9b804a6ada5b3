import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer } from '../../support/api.ts';
import { frameAnswers, png } from '../../support/settings.ts';
import { hearOfWrongAnswers, judgeNothing } from '../../support/wrong-answers.ts';
import { resetShell, showPages, type Answers } from '../show-pages.tsx';
import { chatbotInfo } from './chatbot.ts';

// In a separate file, because a chunk is loaded only once.
vi.mock('../../../src/shell/links/ExternalLink.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const show = (answers: Answers) =>
  showPages({ layout: <PublicLayout />, pages: { '/': <h1>the login</h1> }, answers });

beforeEach(resetShell);

it('explains a banner link whose confirmation code cannot be loaded, and does not follow it', async () => {
  const banner = { image: png, link: 'https://www.example.com/campaign' };
  show({
    'GET /setting/banner': () => jsonAnswer(banner),
    // The check of the connection.
    'HEAD /demo/mypage/': () => new TypeError('Failed to fetch'),
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(await screen.findByRole('link', { name: /お知らせバナー/ }));
  await vi.waitFor(() => expect(messageStore.get()?.message).toContain('通信できませんでした'));
  expect(opened).not.toHaveBeenCalled();
});

it('validates the settings of the login page late, and shows the valid parts', async () => {
  judgeNothing();
  const warnings = hearOfWrongAnswers();
  const answer: unknown = await frameAnswers({ chatbotInfo })['GET /setting/info']().json();
  const settings = { ...Object(answer), isDisplayAccountLink: 'yes' };
  show({ 'GET /setting/info': () => jsonAnswer(settings) });
  await screen.findByRole('group', { name: '表示言語' });
  expect(warnings).toEqual([]);
  await screen.findByRole('button', { name: chatbotInfo.text });
  expect(warnings.join('\n')).toContain('isDisplayAccountLink');
});

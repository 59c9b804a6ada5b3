import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers, judgeNothing } from '../../support/wrong-answers.ts';

// In a separate file, because late parts are loaded only once.
it('validates the settings of the login page late, and shows the valid parts', async () => {
  await speak();
  judgeNothing();
  const told = hearOfWrongAnswers();
  const chatbotInfo = {
    host: 'chat.example.com',
    text: '質問',
    sessionIdName: 'v',
    sessionId: 's',
  };
  const answer: unknown = await frameAnswers({ chatbotInfo })['GET /setting/info']().json();
  const settings = { ...Object(answer), isDisplayAccountLink: 'yes' };
  stubApi({ ...frameAnswers(), 'GET /setting/info': () => jsonAnswer(settings) });
  renderPages({ layout: <PublicLayout />, pages: { '/': <h1>the login</h1> } });
  await screen.findByRole('group', { name: '表示言語' });
  expect(told).toEqual([]);
  await screen.findByRole('button', { name: '質問' });
  expect(told.join('\n')).toContain('isDisplayAccountLink');
});

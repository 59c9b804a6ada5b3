import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import { collectContractWarnings, disableValidation } from '../../support/wrong-answers.ts';
import { showPages } from '../show-pages.tsx';
import { chatbotInfo } from './chatbot.ts';

// This test has its own file, because a file loads the late parts of the footer, which set the validator, only once.
it('invalid settings cause a warning on the login page when the footer has loaded the validator', async () => {
  disableValidation();
  const warnings = collectContractWarnings();
  const answer: unknown = await frameAnswers({ chatbotInfo })['GET /setting/info']().json();
  const settings = { ...Object(answer), isDisplayAccountLink: 'yes' };
  const answers = { ...frameAnswers(), 'GET /setting/info': () => jsonAnswer(settings) };
  showPages({ layout: <PublicLayout />, pages: { '/': <h1>the login</h1> }, answers });
  await screen.findByRole('group', { name: '表示言語' });
  expect(warnings).toEqual([]);
  await screen.findByRole('button', { name: chatbotInfo.text }, { timeout: 5000 });
  expect(warnings.join('\n')).toContain('isDisplayAccountLink');
});

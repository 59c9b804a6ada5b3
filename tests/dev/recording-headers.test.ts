import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startDevelopment } from '../../src/dev/start.tsx';
import { jsonAnswer, stubApi } from '../support/api.ts';

const pageHtml = `
  <button>Save<span aria-hidden="true">!</span><span hidden>?</span></button> <button aria-label="Close"></button>
  <a href="#list"><b>Bills</b></a> <details><summary>More</summary></details> <p>text</p>
  <label>Agree <input type="checkbox"></label> <b role="tab">Top</b> <input aria-label="Name">`;

it('a call sends the address of the page and the presses since the previous call, except presses in the panel', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const requests = stubApi({
    'GET /bills': () => jsonAnswer({}),
    'GET /other': () => jsonAnswer({}),
  });
  history.replaceState(null, '', '/elsewhere');
  await act(async () => startDevelopment(root));
  await screen.findByRole('heading');
  root.insertAdjacentHTML('afterend', `<div id="page">${pageHtml}</div>`);
  history.replaceState(null, '', '/demo/mypage/top?page=2');
  const call = (path: string) => fetch(new Request(`${location.origin}${path}`));
  for (const element of document.querySelectorAll('#page > *'))
    await userEvent.click(element.querySelector('summary, [type=checkbox], b, span') ?? element);
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Dev') });
  await call('/other');
  await call('/demo/mypage-api/bills');
  await call('/demo/mypage-api/bills');
  const calls = requests.filter(({ path }) => path === '/bills' || path === '/other');
  const pageHeaders = calls.map(({ headers }) => headers.get('X-Page'));
  expect(pageHeaders).toEqual([null, location.href, location.href]);
  const pressTexts = calls.map(({ headers }) => decodeURIComponent(headers.get('X-Presses') ?? ''));
  expect(pressTexts.filter(Boolean)).toHaveLength(1);
  expect(JSON.parse(pressTexts[1] ?? '')).toEqual([
    { role: 'button', name: 'Save' },
    { role: 'button', name: 'Close' },
    { role: 'link', name: 'Bills' },
    { role: 'group', name: 'More' },
    { role: 'checkbox', name: 'Agree' },
    { role: 'tab', name: 'Top' },
    { role: 'button', name: 'Save' },
  ]);
});

it('a call leaves out the oldest presses if the header would have more than 8,000 characters', async () => {
  const requests = stubApi({ 'GET /bills': () => jsonAnswer({}) });
  history.replaceState(null, '', '/elsewhere');
  await act(async () => startDevelopment(document.body.appendChild(document.createElement('div'))));
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = '請'.repeat(60);
  for (let count = 0; count < 200; count += 1) button.click();
  button.textContent = 'Last';
  button.click();
  await fetch(new Request(`${location.origin}/demo/mypage-api/bills`));
  const text = requests.find(({ path }) => path === '/bills')?.headers.get('X-Presses') ?? '';
  expect(text.length).toBeLessThanOrEqual(8000);
  expect(JSON.parse(decodeURIComponent(text)).at(-1)).toEqual({ role: 'button', name: 'Last' });
});

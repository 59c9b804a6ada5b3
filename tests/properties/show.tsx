import { act, cleanup, render, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { validateAnswer } from '../../src/api/validate-answers.ts';
import { setAnswerValidator } from '../../src/api/mutator.ts';
import { getPendingCount } from '../../src/api/pending.ts';
import { App, screenAt } from '../../src/app/App.tsx';
import { loadScreen } from '../../src/app/load-screen.ts';
import { createQueryClient } from '../../src/app/query-client.ts';
import { closeMessage } from '../../src/shell/messages/message-store.ts';
import { clearSession } from '../../src/shell/session/session.ts';
import { customerChangingStore } from '../../src/shell/session/customer-change.ts';
import { afterPaint } from '../../src/ui/after-paint.ts';
import { jsonAnswer } from '../support/api.ts';
import { disableValidation } from '../support/wrong-answers.ts';
import { exampleOf, operationOf } from './contract.ts';

const basePath = '/demo/mypage';

/** A placeholder for an answer that does not arrive while the page is shown. */
export const pendingAnswer = Symbol('pending');

/** A placeholder for an answer whose connection fails. */
export const failedConnection = Symbol('failed');

/** A function that answers each request. */
export type AnswerFunction = (request: Request) => Response | Promise<Response>;

/** Answers by operationId: a body, `pendingAnswer`, `failedConnection` or a function; by default, an example. */
export type Answers = Readonly<Record<string, unknown>>;

/** The page, and the console's output so far. */
export interface ShownPage {
  /** The HTML of the body, with attributes. */
  html: string;
  errors: readonly string[];
  warnings: readonly string[];
}

function stubAnswers(answers: Answers): void {
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/demo/mypage-api', '');
    const operation = operationOf(request.method, path);
    if (operation === undefined) throw new Error(`No answer for ${request.method} ${path}`);
    const { operationId, successStatus } = operation;
    const answer = operationId in answers ? answers[operationId] : pendingAnswer;
    if (isAnswerFunction(answer)) return answer(request);
    if (answer === failedConnection) throw new TypeError('Failed to fetch');
    if (answer === pendingAnswer && operationId in answers)
      await new Promise<void>((resolve) => void releases.push(resolve));
    if (successStatus === 204) return new Response(null, { status: 204 });
    return jsonAnswer(answer === pendingAnswer ? exampleOf(operationId) : answer, successStatus);
  });
}

const isAnswerFunction = (answer: unknown): answer is AnswerFunction =>
  typeof answer === 'function';

/** Functions that send the pending answers. */
const releases: (() => void)[] = [];

const isSettled = (): boolean =>
  // The calls with a pending answer are not counted.
  getPendingCount() <= releases.length &&
  (releases.length > 0 || document.querySelector('[aria-busy="true"]') === null);

const waitUntilSettled = (): Promise<void> =>
  waitFor(
    () => {
      if (!isSettled() || !document.querySelector('h1')) throw new Error('not yet');
    },
    { interval: 2 },
  );

async function unfoldAll(): Promise<void> {
  await act(async () => {
    const foldedSelector = 'table [aria-expanded="false"]';
    for (const button of document.querySelectorAll<HTMLElement>(foldedSelector)) button.click();
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Opens the panel of a search, which is a dialog over the screen. */
export const openPanels = (): Promise<void> =>
  act(async () => {
    const openerSelector = '[role="search"] [aria-haspopup="dialog"]';
    for (const button of document.querySelectorAll<HTMLElement>(openerSelector)) button.click();
  });

/** Waits for the parts of a screen that render after the first paint or are loaded after the screen. */
async function waitForLateParts(): Promise<void> {
  await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  await act(() => vi.dynamicImportSettled());
}

/** Waits until the page is complete, and unfolds all details. */
export async function waitForPage(): Promise<void> {
  await waitForLateParts();
  await waitUntilSettled();
  await waitForLateParts();
  await unfoldAll();
  await waitForLateParts();
  // A screen may redirect to another screen.
  await waitUntilSettled();
}

/**
 * Renders a screen in the whole portal, waits until it is complete, and unfolds everything.
 *
 * @param path relative to the base path
 * @param inspect called while the page is shown
 */
export async function showScreen<T>(
  path: string,
  answers: Answers,
  inspect: (shownPage: ShownPage) => T | Promise<T>,
): Promise<T> {
  const errors: string[] = [];
  const warnings: string[] = [];
  const collectInto = (lines: string[]) => (line: unknown) => void lines.push(String(line));
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(collectInto(errors));
  const warnSpy = vi.spyOn(console, 'warn').mockImplementation(collectInto(warnings));
  try {
    stubAnswers(answers);
    // Animation frames follow one another without a pause.
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
      setTimeout(() => draw(performance.now())),
    );
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    history.replaceState(null, '', basePath + path);
    customerChangingStore.set(false);
    clearSession();
    closeMessage();
    const screen = screenAt(location.pathname, basePath);
    if (screen) await loadScreen(screen);
    // In the build, the login page does not validate answers.
    if (screen?.name === 'login') disableValidation();
    else setAnswerValidator(validateAnswer);
    render(
      <BrowserRouter basename={basePath}>
        <App queryClient={createQueryClient()} />
      </BrowserRouter>,
    );
    await waitForPage();
    return await inspect({ html: document.body.innerHTML, errors, warnings });
  } finally {
    cleanup();
    for (const release of releases.splice(0)) release();
    errorSpy.mockRestore();
    warnSpy.mockRestore();
  }
}

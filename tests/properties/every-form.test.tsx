import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { screens } from '../../src/app/screens.ts';
import errorTexts from '../../src/i18n/ja/errors.json' with { type: 'json' };
import { loadTexts } from '../../src/i18n/i18n.ts';
import { jsonAnswer, deferred } from '../support/api.ts';
import { waitForGuard } from '../support/click-guard.ts';
import { asksBeforeLeaving, descriptionOf } from '../support/form-fields.ts';
import { goWithin } from '../support/go-within.ts';
import { exampleOf } from './contract.ts';
import { forms, type Entry, type FormUnderTest } from './forms.ts';
import { showScreen, waitForPage, type AnswerFunction } from './show.tsx';

/*
 * Rules for every form (S5, S8, S9). A new form is an entry in forms.ts.
 */

/** "The previous request is still being processed": a code without a target, which any form's call can return. */
const RUNNING_CODE = '409-1-00-02';
/** "{{name}} has the wrong format": a code that can have any field as target. */
const FORMAT_CODE = '400-1-00-02';

const refusalOf = (code: string, ...target: string[]): Response =>
  jsonAnswer([{ code, target, mapping: [] }], Number(code.slice(0, 3)));

/** The longest part between the placeholders of an error text. */
function longestPartOf(code: string): string {
  const text = Object.entries(errorTexts).find(([key]) => key === code)?.[1] ?? '';
  const [longestPart = ''] = text.split(/\{\{\w+\}\}/).toSorted((a, b) => b.length - a.length);
  return longestPart;
}

/** A selector of the part of the page that has the form under test. */
let formSelector = 'main';

/** All controls of one name: radio buttons share a name. */
const controlsNamed = (name: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`${formSelector} [name="${name}"]`),
];

const controlNamed = (name: string): HTMLInputElement => {
  const [control] = controlsNamed(name);
  if (control === undefined) throw new Error(`no control ${name}`);
  return control;
};

async function enter(name: string, entry: Entry): Promise<void> {
  const field = controlNamed(name);
  if (entry instanceof File) return userEvent.upload(field, entry);
  if (typeof entry === 'boolean') {
    if (field.checked !== entry) await userEvent.click(field);
    return;
  }
  const radio = controlsNamed(name).find(({ type, value }) => type === 'radio' && value === entry);
  if (radio !== undefined) return userEvent.click(radio);
  fireEvent.change(field, { target: { value: entry } });
  fireEvent.blur(field);
}

/** The descriptions of a control and of the groups that it is in. */
function descriptionWithGroups(field: HTMLElement): string {
  const group = field.parentElement?.closest<HTMLElement>('[aria-describedby]');
  return descriptionOf(field) + (group == null ? '' : descriptionWithGroups(group));
}

function readEntry(name: string, entry: Entry): Entry | undefined {
  if (entry instanceof File) return controlNamed(name).files?.[0];
  if (typeof entry === 'boolean') return controlNamed(name).checked;
  const sameNamedControls = controlsNamed(name);
  return sameNamedControls[0]?.type === 'radio'
    ? sameNamedControls.find(({ checked }) => checked)?.value
    : sameNamedControls[0]?.value;
}

const readEntries = (entries: FormUnderTest['entries']): Record<string, Entry | undefined> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, readEntry(name, entry)]),
  );

const findButtons = (text: string | undefined): HTMLElement[] =>
  text === undefined
    ? [...document.querySelectorAll<HTMLElement>('main form button[type=submit]')]
    : within(screen.getByRole('main')).getAllByRole('button', { name: text });

const findSubmitButton = ({ buttonText: text }: FormUnderTest): HTMLElement => {
  const [button] = findButtons(text);
  if (button === undefined) throw new Error('no button');
  return button;
};

/** Presses the form's button, and confirms if the form has a confirmation. */
async function submitForm(form: FormUnderTest): Promise<void> {
  waitForGuard();
  const earlierText = findSubmitButton(form).textContent;
  await userEvent.click(findSubmitButton(form));
  if (form.confirmation === 'step') {
    await waitFor(() => {
      if (findSubmitButton(form).textContent === earlierText) throw new Error('not confirmed yet');
    });
    waitForGuard();
    await userEvent.click(findSubmitButton(form));
  }
  if (form.confirmation === 'dialog') {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
  }
}

/**
 * Shows a form with all entries filled in.
 *
 * @param answer answers the form's call
 */
async function openAndFill(
  form: FormUnderTest,
  answer: AnswerFunction,
  inspect: (sentRequests: readonly string[]) => Promise<void>,
): Promise<void> {
  const sentRequests: string[] = [];
  const { path, operationId, examples = {}, entries, buttonsToOpen = [] } = form;
  formSelector = form.containerSelector ?? 'main';
  const answers: Record<string, unknown> = Object.fromEntries(
    Object.entries(examples).map(([exampleOperationId, name]) => [
      exampleOperationId,
      exampleOf(exampleOperationId, name),
    ]),
  );
  let isFormFilled = form.isSearch !== true;
  answers[operationId] = async (request: Request) => {
    if (!isFormFilled) return jsonAnswer(exampleOf(operationId));
    const key = request.headers.get('idempotency-key') ?? '';
    const body = await request.text();
    sentRequests.push([request.url, key, body.replaceAll(/-{4,}\S+/g, '')].join('\n'));
    return answer(request);
  };
  await showScreen(path, answers, async () => {
    for (const text of buttonsToOpen) await userEvent.click(findButtons(text)[0] ?? document.body);
    const [firstName] = Object.keys(entries);
    if (firstName !== undefined) await waitFor(() => controlNamed(firstName));
    for (const [name, entry] of Object.entries(entries)) await enter(name, entry);
    isFormFilled = true;
    await inspect(sentRequests);
  });
}

const readAlertText = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('\n');

const isSecret = (name: string): boolean => /password|verificationCode/i.test(name);
const secretsOf = ({ entries }: FormUnderTest): [string, Entry][] =>
  Object.entries(entries).filter(([name]) => isSecret(name));

const allForms = Object.entries(forms).map(([name, form]) => ({ name, form }));

describe('every form', () => {
  beforeAll(() => loadTexts(...screens.flatMap(({ texts }) => texts)));
  beforeEach(() => waitForGuard());

  it('has an entry in the table if it makes a call', () => {
    const operationsWithoutForm = ['cancelChangeRequest', 'createUploadToken', 'logout'];
    const coveredOperationIds = allForms.map(({ form }) => form.operationId);
    const writingOperations = operations.filter(({ method }) => method !== 'get');
    const missingOperations = writingOperations.filter(
      ({ operationId }) => !coveredOperationIds.includes(operationId),
    );
    expect(missingOperations.map(({ operationId }) => operationId).toSorted()).toEqual(
      operationsWithoutForm,
    );
  });

  it.each(allForms.filter(({ form }) => form.isSearch === undefined))(
    'is busy during its call, sends the call once, and keeps its entries if the call is refused: $name',
    async ({ form }) => {
      const heldAnswer = deferred<Response>();
      await openAndFill(
        form,
        () => heldAnswer.promise,
        async (sentRequests) => {
          try {
            await submitForm(form);
            await waitFor(() => expect(sentRequests).toHaveLength(1));
            const busyButton = document.querySelector<HTMLElement>('main button[aria-busy=true]');
            expect(busyButton?.getAttribute('aria-disabled')).toBe('true');
            const backButton = screen.queryByRole('button', { name: '入力に戻る' });
            expect(backButton?.getAttribute('aria-disabled')).toBe(
              form.confirmation === 'step' ? 'true' : undefined,
            );
            waitForGuard();
            if (busyButton !== null) fireEvent.click(busyButton);
            const formElement = busyButton?.closest('form');
            if (formElement != null) fireEvent.submit(formElement);
            await act(() => new Promise((resolve) => void setTimeout(resolve)));
            expect(screen.queryByRole('dialog')).toBeNull();
            expect(sentRequests).toHaveLength(1);
          } finally {
            heldAnswer.resolve(refusalOf(RUNNING_CODE));
          }
          await waitFor(() => expect(readAlertText()).toContain(longestPartOf(RUNNING_CODE)));
          expect(document.querySelector('main button[aria-busy=true]')).toBeNull();
          expect(readEntries(form.entries)).toEqual(form.entries);
        },
      );
    },
  );

  it.each(allForms.filter(({ form }) => form.target !== undefined))(
    'shows an error at the control of the target, and moves the focus to the control: $name',
    async ({ form }) => {
      const { target = '', control: name = target } = form;
      await openAndFill(
        form,
        () => refusalOf(FORMAT_CODE, target),
        async () => {
          await submitForm(form);
          await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name));
          expect(descriptionWithGroups(controlNamed(name))).toContain(longestPartOf(FORMAT_CODE));
          // A search also shows the error in place of the result.
          expect(readAlertText().includes(longestPartOf(FORMAT_CODE))).toBe(form.isSearch === true);
          expect(readEntries(form.entries)).toEqual(form.entries);
        },
      );
    },
  );

  it.each(allForms)(
    'can be sent again, with the same content, after the connection was lost: $name',
    async ({ form }) => {
      const answers: AnswerFunction[] = [
        () => Promise.reject(new TypeError('Failed to fetch')),
        () => refusalOf(RUNNING_CODE),
      ];
      await openAndFill(
        form,
        (request) => answers.shift()?.(request) ?? refusalOf(RUNNING_CODE),
        async (sentRequests) => {
          await submitForm(form);
          await waitFor(() => expect(readAlertText()).not.toBe(''));
          expect(readEntries(form.entries)).toEqual(form.entries);
          const sentCountBefore = sentRequests.length;
          await submitForm(form);
          await waitFor(() => expect(sentRequests.length).toBeGreaterThan(sentCountBefore));
          // The idempotency key is also the same (S9), because the first request may have arrived.
          expect(new Set(sentRequests).size).toBe(1);
        },
      );
    },
  );

  it.each(allForms.filter(({ form }) => form.hasDraft || secretsOf(form).length > 0))(
    'stores a draft exactly if its table entry expects a draft, and never stores a secret or a link token: $name',
    async ({ form }) => {
      const refuseAll: AnswerFunction = () => refusalOf(RUNNING_CODE);
      const publicEntries = Object.entries(form.entries).filter(([name]) => !isSecret(name));
      const expectedDraft = Object.fromEntries(form.hasDraft ? publicEntries : []);
      const emptySecrets = Object.fromEntries(secretsOf(form).map(([name]) => [name, '']));
      // A draft is written after its owner is known and a pause has passed.
      const isDraftStored = (): boolean =>
        Object.keys(sessionStorage).some((key) => key.startsWith('draft.'));
      await openAndFill(form, refuseAll, () =>
        waitFor(() => {
          if (form.hasDraft && !(isDraftStored() && asksBeforeLeaving()))
            throw new Error('no draft yet, or no question before leaving');
        }),
      );
      const storedText = JSON.stringify({ ...sessionStorage, ...localStorage });
      for (const secret of ['a-token', ...secretsOf(form).map(([, entry]) => entry)])
        expect(storedText).not.toContain(secret);
      await openAndFill({ ...form, entries: {} }, refuseAll, async () => {
        await waitFor(() => expect(readEntries(expectedDraft)).toEqual(expectedDraft));
        expect(screen.queryAllByText(/復元しました/)).toHaveLength(form.hasDraft ? 1 : 0);
        expect(readEntries(emptySecrets)).toEqual(emptySecrets);
      });
    },
  );

  const formsOfLinks = allForms.filter(
    ({ form: { path, entries } }) => path.includes('a-token') && Object.keys(entries).length > 0,
  );
  it.each(formsOfLinks)(
    'discards the entries of a link when another link is opened in the same tab: $name',
    async ({ form }) => {
      const otherAddress = `/demo/mypage${form.path.replace('a-token', 'another-token')}`;
      const controlNames = Object.keys(form.entries);
      await openAndFill(
        form,
        () => refusalOf(RUNNING_CODE),
        async () => {
          goWithin(otherAddress);
          await waitForPage();
          await waitFor(() => controlNames.map(controlNamed));
          expect(location.pathname).toBe(otherAddress);
          const remainingEntries = Object.entries(form.entries).filter(
            ([name, entry]) => readEntry(name, entry) === entry,
          );
          expect(remainingEntries).toEqual([]);
        },
      );
    },
  );
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { screens } from '../../src/app/screens.ts';
import errorTexts from '../../src/i18n/ja/errors.json' with { type: 'json' };
import { loadTexts } from '../../src/i18n/i18n.ts';
import { jsonAnswer, deferred } from '../support/api.ts';
import { waitForGuard } from '../support/click-guard.ts';
import { asksBeforeLeaving, textAt } from '../support/form-fields.ts';
import { goWithin } from '../support/go-within.ts';
import { exampleOf } from './contract.ts';
import { forms, type Entry, type FormUnderTest } from './forms.ts';
import { show, waitForPage, type Answering } from './show.tsx';

/*
 * Rules for every form (S5, S8, S9). A new form is an entry in forms.ts.
 */

/** "The previous request is still being processed": a code without a field that every form's call can return. */
const STILL_RUNNING = '409-1-00-02';
/** "{{name}} has the wrong format": a code about any field. */
const WRONG_FORMAT = '400-1-00-02';

const refuse = (code: string, ...target: string[]): Response =>
  jsonAnswer([{ code, target, mapping: [] }], Number(code.slice(0, 3)));

/** The longest part of a code's text that has no values filled in. */
function wordsOf(code: string): string {
  const text = Object.entries(errorTexts).find(([key]) => key === code)?.[1] ?? '';
  const [longest = ''] = text.split(/\{\{\w+\}\}/).toSorted((a, b) => b.length - a.length);
  return longest;
}

/** The part of the page that has the form under test. */
let part = 'main';

/** All controls of one name: several where one of them is chosen. */
const controls = (name: string): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`${part} [name="${name}"]`),
];

const control = (name: string): HTMLInputElement => {
  const [found] = controls(name);
  if (found === undefined) throw new Error(`no control ${name}`);
  return found;
};

async function enter(name: string, entry: Entry): Promise<void> {
  const field = control(name);
  if (entry instanceof File) return userEvent.upload(field, entry);
  if (typeof entry === 'boolean') {
    if (field.checked !== entry) await userEvent.click(field);
    return;
  }
  const choice = controls(name).find(({ type, value }) => type === 'radio' && value === entry);
  if (choice !== undefined) return userEvent.click(choice);
  fireEvent.change(field, { target: { value: entry } });
  fireEvent.blur(field);
}

/** The descriptions of a control and of the groups that it is in. */
function descriptionOf(field: HTMLElement): string {
  const group = field.parentElement?.closest<HTMLElement>('[aria-describedby]');
  return textAt(field) + (group == null ? '' : descriptionOf(group));
}

function entered(name: string, entry: Entry): Entry | undefined {
  if (entry instanceof File) return control(name).files?.[0];
  if (typeof entry === 'boolean') return control(name).checked;
  const all = controls(name);
  return all[0]?.type === 'radio' ? all.find(({ checked }) => checked)?.value : all[0]?.value;
}

const holds = (entries: FormUnderTest['entries']): Record<string, Entry | undefined> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, entered(name, entry)]));

const buttonsOf = (text: string | undefined): HTMLElement[] =>
  text === undefined
    ? [...document.querySelectorAll<HTMLElement>('main form button[type=submit]')]
    : within(screen.getByRole('main')).getAllByRole('button', { name: text });

const button = ({ button: text }: FormUnderTest): HTMLElement => {
  const [found] = buttonsOf(text);
  if (found === undefined) throw new Error('no button');
  return found;
};

/** Presses the button, and confirms if the form asks. */
async function send(form: FormUnderTest): Promise<void> {
  waitForGuard();
  const before = button(form).textContent;
  await userEvent.click(button(form));
  if (form.confirms === 'step') {
    await waitFor(() => {
      if (button(form).textContent === before) throw new Error('not confirmed yet');
    });
    waitForGuard();
    await userEvent.click(button(form));
  }
  if (form.confirms === 'dialog') {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) ?? dialog);
  }
}

/** Shows a form with all entries filled in. @param answer to the form's call */
async function fill(
  form: FormUnderTest,
  answer: Answering,
  look: (sent: readonly string[]) => Promise<void>,
): Promise<void> {
  const sent: string[] = [];
  const { path, operationId, examples = {}, entries, opens = [] } = form;
  part = form.within ?? 'main';
  const answers: Record<string, unknown> = Object.fromEntries(
    Object.entries(examples).map(([one, name]) => [one, exampleOf(one, name)]),
  );
  let isReady = form.isSearch !== true;
  answers[operationId] = async (request: Request) => {
    if (!isReady) return jsonAnswer(exampleOf(operationId));
    const key = request.headers.get('idempotency-key') ?? '';
    const body = await request.text();
    sent.push([request.url, key, body.replaceAll(/-{4,}\S+/g, '')].join('\n'));
    return answer(request);
  };
  await show(path, answers, async () => {
    for (const text of opens) await userEvent.click(buttonsOf(text)[0] ?? document.body);
    const [first] = Object.keys(entries);
    if (first !== undefined) await waitFor(() => control(first));
    for (const [name, entry] of Object.entries(entries)) await enter(name, entry);
    isReady = true;
    await look(sent);
  });
}

const alerts = (): string =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('\n');

const isSecret = (name: string): boolean => /password|verificationCode/i.test(name);
const secretsOf = ({ entries }: FormUnderTest): [string, Entry][] =>
  Object.entries(entries).filter(([name]) => isSecret(name));

const all = Object.entries(forms).map(([name, form]) => ({ name, form }));

describe('every form', () => {
  beforeAll(() => loadTexts(...screens.flatMap(({ texts }) => texts)));
  beforeEach(() => waitForGuard());

  it('has an entry in the table if it makes a call', () => {
    const withoutForm = ['cancelChangeRequest', 'createUploadToken', 'logout'];
    const known = all.map(({ form }) => form.operationId);
    const writing = operations.filter(({ method }) => method !== 'get');
    const missing = writing.filter(({ operationId }) => !known.includes(operationId));
    expect(missing.map(({ operationId }) => operationId).toSorted()).toEqual(withoutForm);
  });

  it.each(all.filter(({ form }) => form.isSearch === undefined))(
    'is busy while its call is under way, sends it once, and keeps its entries when it is refused: $name',
    async ({ form }) => {
      const held = deferred<Response>();
      await fill(
        form,
        () => held.promise,
        async (sent) => {
          try {
            await send(form);
            await waitFor(() => expect(sent).toHaveLength(1));
            const busy = document.querySelector<HTMLElement>('main button[aria-busy=true]');
            expect(busy?.getAttribute('aria-disabled')).toBe('true');
            const back = screen.queryByRole('button', { name: '入力に戻る' });
            expect(back?.getAttribute('aria-disabled')).toBe(
              form.confirms === 'step' ? 'true' : undefined,
            );
            waitForGuard();
            if (busy !== null) fireEvent.click(busy);
            const element = busy?.closest('form');
            if (element != null) fireEvent.submit(element);
            await act(() => new Promise((resolve) => void setTimeout(resolve)));
            expect(screen.queryByRole('dialog')).toBeNull();
            expect(sent).toHaveLength(1);
          } finally {
            held.resolve(refuse(STILL_RUNNING));
          }
          await waitFor(() => expect(alerts()).toContain(wordsOf(STILL_RUNNING)));
          expect(document.querySelector('main button[aria-busy=true]')).toBeNull();
          expect(holds(form.entries)).toEqual(form.entries);
        },
      );
    },
  );

  it.each(all.filter(({ form }) => form.target !== undefined))(
    'shows an error with a target at its control, which gets the focus: $name',
    async ({ form }) => {
      const { target = '', control: name = target } = form;
      await fill(
        form,
        () => refuse(WRONG_FORMAT, target),
        async () => {
          await send(form);
          await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(name));
          expect(descriptionOf(control(name))).toContain(wordsOf(WRONG_FORMAT));
          // A search also shows the error in place of its result.
          expect(alerts().includes(wordsOf(WRONG_FORMAT))).toBe(form.isSearch === true);
          expect(holds(form.entries)).toEqual(form.entries);
        },
      );
    },
  );

  it.each(all)(
    'can be sent again, with the same content, after the connection was lost: $name',
    async ({ form }) => {
      const answers: Answering[] = [
        () => Promise.reject(new TypeError('Failed to fetch')),
        () => refuse(STILL_RUNNING),
      ];
      await fill(
        form,
        (request) => answers.shift()?.(request) ?? refuse(STILL_RUNNING),
        async (sent) => {
          await send(form);
          await waitFor(() => expect(alerts()).not.toBe(''));
          expect(holds(form.entries)).toEqual(form.entries);
          const first = sent.length;
          await send(form);
          await waitFor(() => expect(sent.length).toBeGreaterThan(first));
          // Also the same idempotency key (S9): the first one may have arrived.
          expect(new Set(sent).size).toBe(1);
        },
      );
    },
  );

  it.each(all.filter(({ form }) => form.keepsDraft || secretsOf(form).length > 0))(
    'keeps a draft as its entry says, and never stores a secret or the token of a link: $name',
    async ({ form }) => {
      const refuseAll: Answering = () => refuse(STILL_RUNNING);
      const open = Object.entries(form.entries).filter(([name]) => !isSecret(name));
      const drafted = Object.fromEntries(form.keepsDraft ? open : []);
      const empty = Object.fromEntries(secretsOf(form).map(([name]) => [name, '']));
      // A draft is written once its owner is known, after a pause.
      const isWritten = (): boolean =>
        Object.keys(sessionStorage).some((key) => key.startsWith('draft.'));
      await fill(form, refuseAll, () =>
        waitFor(() => {
          if (form.keepsDraft && !(isWritten() && asksBeforeLeaving()))
            throw new Error('no draft yet, or no question before leaving');
        }),
      );
      const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
      for (const secret of ['a-token', ...secretsOf(form).map(([, one]) => one)])
        expect(stored).not.toContain(secret);
      await fill({ ...form, entries: {} }, refuseAll, async () => {
        await waitFor(() => expect(holds(drafted)).toEqual(drafted));
        expect(screen.queryAllByText(/復元しました/)).toHaveLength(form.keepsDraft ? 1 : 0);
        expect(holds(empty)).toEqual(empty);
      });
    },
  );

  const ofLinks = all.filter(
    ({ form: { path, entries } }) => path.includes('a-token') && Object.keys(entries).length > 0,
  );
  it.each(ofLinks)(
    'has no entries of a link when another link is opened in the same tab: $name',
    async ({ form }) => {
      const other = `/demo/mypage${form.path.replace('a-token', 'another-token')}`;
      const names = Object.keys(form.entries);
      await fill(
        form,
        () => refuse(STILL_RUNNING),
        async () => {
          goWithin(other);
          await waitForPage();
          await waitFor(() => names.map(control));
          expect(location.pathname).toBe(other);
          const kept = Object.entries(form.entries).filter(
            ([name, entry]) => entered(name, entry) === entry,
          );
          expect(kept).toEqual([]);
        },
      );
    },
  );
});

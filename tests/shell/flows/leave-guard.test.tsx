import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { getUnsavedFormCount, useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { useFlowSteps } from '../../../src/shell/flows/use-flow-steps.ts';
import { AppLink } from '../../../src/shell/links/AppLink.tsx';
import { confirmLeave } from '../../../src/shell/links/leave-question.ts';
import { asksBeforeLeaving } from '../../support/form-fields.ts';
import { nextTask } from '../show-pages.tsx';
import { renderPages, switchLanguage } from '../../support/render.tsx';

function EditableForm({ name }: { name: string }) {
  const [isEdited, setIsEdited] = useState(false);
  useLeaveGuard(isEdited);
  return (
    <button type="button" onClick={() => setIsEdited(!isEdited)}>
      {name}
    </button>
  );
}

/** A page with two forms, with steps at the same address, and with links of every kind. */
function FormPage() {
  const { step, showConfirmation } = useFlowSteps();
  return (
    <>
      <h1>the form: {step}</h1>
      <EditableForm name="one" />
      <EditableForm name="other" />
      <button type="button" onClick={showConfirmation}>
        check
      </button>
      <Link to="/top">to the top</Link>
      <AppLink to="/user">
        <b>to the user</b>
      </AppLink>
      <Link to="/userEdit?page=2">another view</Link>
      <Link to="/top" target="_blank">
        in a new tab
      </Link>
      <Link to="/top" target="_self">
        in this tab
      </Link>
      <a href="/demo/mypage/bill.pdf" download>
        save
      </a>
      <a href="https://issuer.example.com/demo/mypage/userEdit">the issuer</a>
      <p data-issuer="">
        <a href="https://example.com/">the issuer’s campaign</a>
      </p>
      <a href="mailto:desk@example.com" onClick={(event) => event.preventDefault()}>
        the support
      </a>
      <b>no link</b>
    </>
  );
}

const pages = {
  '/top': <Link to="/userEdit">the top</Link>,
  '/userEdit': <FormPage />,
  '/user': <h1>the user</h1>,
};

const press = (linkText: string) => userEvent.click(screen.getByText(linkText));
const queryQuestion = () => screen.queryByRole('dialog', { name: '入力内容が保存されていません' });
const findQuestion = () => screen.findByRole('dialog', { name: '入力内容が保存されていません' });
const answerQuestion = async (choice: 'ページを離れる' | '入力を続ける'): Promise<void> => {
  await findQuestion();
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(queryQuestion()).toBeNull());
};
/** A click without the browser's default action, because a simulated browser cannot load a page. */
const pressWith = (linkText: string, modifiers: MouseEventInit): void => {
  const loadNothing = (event: Event): void => event.preventDefault();
  window.addEventListener('click', loadNothing, { once: true });
  fireEvent.click(screen.getByText(linkText), modifiers);
  window.removeEventListener('click', loadNothing);
};

/** Opens the page of the forms by a link of the top page, and edits the forms with these names. */
async function openForms(...editedNames: string[]): Promise<void> {
  renderPages({ pages, at: '/top' });
  await press('the top');
  for (const name of editedNames) await press(name);
}

beforeEach(() => switchLanguage('ja', 'flow'));

const expectForm = (): void => {
  expect(screen.getByText(/^the form/)).toBeTruthy();
  expect(location.pathname).toBe('/demo/mypage/userEdit');
};
const goBack = () => act(() => history.back());
const goForward = () => act(() => history.forward());

describe('a page with unsaved entries', () => {
  it('asks before a link opens another page, and stays open if the customer does not confirm', async () => {
    await openForms('one');
    await press('to the user');
    const dialog = await findQuestion();
    expect(dialog.textContent).toContain('このページを離れると、入力した内容は送信されません。');
    expect(screen.getByRole('button', { name: 'ページを離れる' }).className).toContain('danger');
    await answerQuestion('入力を続ける');
    expectForm();
    expect(asksBeforeLeaving()).toBe(true);
    await press('to the user');
    expect(await findQuestion()).toBeTruthy();
  });

  it('asks once, also if Back or a link is pressed again before the answer', async () => {
    await openForms('one');
    goBack();
    await findQuestion();
    goBack();
    pressWith('to the user', {});
    await act(nextTask);
    await answerQuestion('入力を続ける');
    expectForm();
  });

  it('is left after the confirmation, without another question, and asks again after the next change', async () => {
    await openForms('one');
    await press('to the top');
    await answerQuestion('ページを離れる');
    await press('the top');
    expect([asksBeforeLeaving(), queryQuestion()]).toEqual([false, null]);
    await press('one');
    await press('to the user');
    expect(await findQuestion()).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it.each(['in this tab', 'the issuer'])('asks before the link "%s"', async (linkText) => {
    await openForms('one');
    pressWith(linkText, {});
    expect(await findQuestion()).toBeTruthy();
  });

  it.each([
    ['another view', {}],
    ['in a new tab', {}],
    ['save', {}],
    ['no link', {}],
    ['the issuer’s campaign', {}],
    ['to the top', { button: 1 }],
    ['to the top', { ctrlKey: true }],
    ['to the top', { metaKey: true }],
    ['to the top', { shiftKey: true }],
    ['to the top', { altKey: true }],
  ])('does not ask after a click that opens no page: "%s" with %j', async (linkText, modifiers) => {
    await openForms('one');
    pressWith(linkText, modifiers);
    await act(async () => loadTexts('flow'));
    expect([queryQuestion(), asksBeforeLeaving()]).toEqual([null, true]);
  });

  it('asks again after a mail address has opened a mail program', async () => {
    await openForms('one');
    await press('the support');
    await findQuestion();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'ページを離れる' }));
    await act(async () => loadTexts('flow'));
    expect([queryQuestion(), asksBeforeLeaving()]).toEqual([null, false]);
    vi.advanceTimersByTime(1000);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('asks before Back opens another page, and keeps the address meanwhile', async () => {
    await openForms('one');
    goBack();
    await findQuestion();
    await waitFor(expectForm);
    await answerQuestion('入力を続ける');
    expectForm();
    goBack();
    await answerQuestion('ページを離れる');
    expect(await screen.findByText('the top')).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/top');
  });

  it('asks before Forward opens another page', async () => {
    await openForms();
    await press('to the user');
    goBack();
    await screen.findByText('the form: enter');
    await press('one');
    goForward();
    await findQuestion();
    await waitFor(expectForm);
    await answerQuestion('ページを離れる');
    expect(await screen.findByText('the user')).toBeTruthy();
  });

  it('does not ask between the steps of the form', async () => {
    await openForms('one');
    await press('check');
    await screen.findByText('the form: confirm');
    goBack();
    await screen.findByText('the form: enter');
    goForward();
    await screen.findByText('the form: confirm');
    expect(queryQuestion()).toBeNull();
    act(() => history.go(-2));
    await findQuestion();
    await waitFor(expectForm);
    expect(screen.getByText('the form: confirm')).toBeTruthy();
    await answerQuestion('ページを離れる');
    expect(await screen.findByText('the top')).toBeTruthy();
  });

  it.each([
    ['入力を続ける', false],
    ['ページを離れる', true],
  ] as const)(
    'asks before other actions, such as a change of the language, and reports the choice %s',
    async (choice, isLeft) => {
      await openForms('one');
      const result = confirmLeave();
      await answerQuestion(choice);
      expect([await result, asksBeforeLeaving()]).toEqual([isLeft, !isLeft]);
    },
  );
});

it('a page without unsaved entries does not ask', async () => {
  await openForms();
  expect([asksBeforeLeaving(), await confirmLeave()]).toEqual([false, true]);
  await press('to the user');
  expect(await screen.findByText('the user')).toBeTruthy();
});

it('a page asks until the last of its forms is saved', async () => {
  await openForms('one', 'other');
  const unsavedStates = [[getUnsavedFormCount(), asksBeforeLeaving()]];
  for (const name of ['one', 'other']) {
    await press(name);
    unsavedStates.push([getUnsavedFormCount(), asksBeforeLeaving()]);
  }
  expect(unsavedStates).toEqual([
    [2, true],
    [1, true],
    [0, false],
  ]);
  expect(await confirmLeave()).toBe(true);
  goBack();
  expect(await screen.findByText('the top')).toBeTruthy();
  expect(queryQuestion()).toBeNull();
});

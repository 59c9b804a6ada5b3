import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { unsavedForms, useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { useFlowSteps } from '../../../src/shell/flows/use-flow-steps.ts';
import { AppLink } from '../../../src/shell/links/AppLink.tsx';
import { mayLeave } from '../../../src/shell/links/leave-question.ts';
import { asksBeforeLeaving } from '../../support/form-fields.ts';
import { renderPages, speak } from '../../support/render.tsx';

function Form({ name }: { name: string }) {
  const [isEdited, setIsEdited] = useState(false);
  useLeaveGuard(isEdited);
  return (
    <button type="button" onClick={() => setIsEdited(!isEdited)}>
      {name}
    </button>
  );
}

/** A page of two forms, whose steps share its address, with links of every kind. */
function FormPage() {
  const { step, toConfirm } = useFlowSteps();
  return (
    <>
      <h1>the form: {step}</h1>
      <Form name="one" />
      <Form name="other" />
      <button type="button" onClick={toConfirm}>
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
      <b>no link</b>
    </>
  );
}

const pages = {
  '/top': <Link to="/userEdit">the top</Link>,
  '/userEdit': <FormPage />,
  '/user': <h1>the user</h1>,
};

const press = (name: string) => userEvent.click(screen.getByText(name));
const question = () => screen.queryByRole('dialog', { name: '入力内容が保存されていません' });
const asked = () => screen.findByRole('dialog', { name: '入力内容が保存されていません' });
const answer = async (name: 'ページを離れる' | '入力を続ける'): Promise<void> => {
  await asked();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(question()).toBeNull());
};
/** A press of which nothing is loaded, should it get through: a simulated browser has nowhere to go. */
const pressWith = (name: string, how: MouseEventInit): void => {
  const loadNothing = (event: Event): void => event.preventDefault();
  window.addEventListener('click', loadNothing, { once: true });
  fireEvent.click(screen.getByText(name), how);
  window.removeEventListener('click', loadNothing);
};

/** On the form's page, by a link of the top page. */
async function open(...edited: string[]): Promise<void> {
  renderPages({ pages, at: '/top' });
  await press('the top');
  for (const name of edited) await press(name);
}

beforeEach(async () => {
  await speak();
  await loadTexts('flow');
});

describe('a page with entries that are not saved', () => {
  it('asks before a link leads away, and whoever stays has lost nothing', async () => {
    await open('one');
    await press('to the user');
    const dialog = await asked();
    expect(dialog.textContent).toContain('このページを離れると、入力した内容は失われます。');
    expect(screen.getByRole('button', { name: 'ページを離れる' }).className).toContain('danger');
    await answer('入力を続ける');
    expect(screen.getByText('the form: enter')).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/userEdit');
    expect(asksBeforeLeaving()).toBe(true);
    await press('to the user');
    expect(await asked()).toBeTruthy();
  });

  it('lets go whoever says so, and asks no second time', async () => {
    await open('one');
    await press('to the user');
    await answer('ページを離れる');
    expect(await screen.findByText('the user')).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/user');
    expect(asksBeforeLeaving()).toBe(false);
    expect(question()).toBeNull();
  });

  it('asks the next time, too, when somebody has left it before', async () => {
    await open('one');
    await press('to the top');
    await answer('ページを離れる');
    await userEvent.click(await screen.findByText('the top'));
    await press('one');
    await press('to the user');
    expect(await asked()).toBeTruthy();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it.each(['in this tab', 'the issuer'])('asks before the link "%s"', async (name) => {
    await open('one');
    pressWith(name, {});
    expect(await asked()).toBeTruthy();
  });

  it.each([
    ['another view', {}],
    ['in a new tab', {}],
    ['save', {}],
    ['no link', {}],
    ['to the top', { button: 1 }],
    ['to the top', { ctrlKey: true }],
    ['to the top', { metaKey: true }],
    ['to the top', { shiftKey: true }],
    ['to the top', { altKey: true }],
  ])('asks nothing at a press that leaves it where it is: "%s" with %j', async (name, how) => {
    await open('one');
    pressWith(name, how);
    await act(async () => loadTexts('flow'));
    expect(question()).toBeNull();
    expect(asksBeforeLeaving()).toBe(true);
  });

  it('asks before Back leads away: whoever stays is still there, whoever leaves gets there', async () => {
    await open('one');
    act(() => history.back());
    await asked();
    expect(screen.getByText('the form: enter')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/userEdit'));
    await answer('入力を続ける');
    expect(screen.getByText('the form: enter')).toBeTruthy();
    act(() => history.back());
    await answer('ページを離れる');
    expect(await screen.findByText('the top')).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/top');
  });

  it('asks before Forward leads away, too', async () => {
    await open();
    await press('to the user');
    act(() => history.back());
    await screen.findByText('the form: enter');
    await press('one');
    act(() => history.forward());
    await asked();
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/userEdit'));
    await answer('ページを離れる');
    expect(await screen.findByText('the user')).toBeTruthy();
  });

  it('asks whoever goes back from its confirmation only when the page itself is left', async () => {
    await open('one');
    await press('check');
    await screen.findByText('the form: confirm');
    act(() => history.back());
    await screen.findByText('the form: enter');
    expect(question()).toBeNull();
    act(() => history.forward());
    await screen.findByText('the form: confirm');
    expect(question()).toBeNull();
    act(() => history.go(-2));
    await asked();
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/userEdit'));
    expect(screen.getByText('the form: confirm')).toBeTruthy();
    await answer('ページを離れる');
    expect(await screen.findByText('the top')).toBeTruthy();
  });

  it('asks for what is no link, such as another language', async () => {
    await open('one');
    const stays = mayLeave();
    await answer('入力を続ける');
    expect(await stays).toBe(false);
    const leaves = mayLeave();
    await answer('ページを離れる');
    expect(await leaves).toBe(true);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('a page of which all is saved', () => {
  it('asks nobody', async () => {
    await open();
    expect(asksBeforeLeaving()).toBe(false);
    expect(await mayLeave()).toBe(true);
    await press('to the user');
    expect(await screen.findByText('the user')).toBeTruthy();
  });

  it('asks no more once the last of its forms is saved', async () => {
    await open('one', 'other');
    expect(unsavedForms()).toBe(2);
    await press('one');
    expect(unsavedForms()).toBe(1);
    expect(asksBeforeLeaving()).toBe(true);
    await press('other');
    expect(unsavedForms()).toBe(0);
    expect(asksBeforeLeaving()).toBe(false);
    expect(await mayLeave()).toBe(true);
    act(() => history.back());
    expect(await screen.findByText('the top')).toBeTruthy();
    expect(question()).toBeNull();
  });
});

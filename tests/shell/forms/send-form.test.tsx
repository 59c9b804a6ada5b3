import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { mailAddress } from '../../../src/forms/rules/format-rules.ts';
import { passwordMismatch } from '../../../src/forms/rules/password-rules.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { renderPages, speak } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';

const schema = z.object({
  loginId: z.string().check(z.minLength(1), z.maxLength(8)),
  mailAddress: z.string(),
  password: z.string(),
  passwordConfirmation: z.string(),
});
type Entries = z.infer<typeof schema>;

const labels: Entries = {
  loginId: 'ログインID',
  mailAddress: 'ご連絡先',
  password: 'パスワード',
  passwordConfirmation: 'パスワード（確認用）',
};
const empty: Entries = { loginId: '', mailAddress: '', password: '', passwordConfirmation: '' };
const names = ['loginId', 'mailAddress', 'password', 'passwordConfirmation'] as const;

const send = vi.fn<(entries: Entries) => Promise<string>>();
const sendAny = vi.fn<(entries: object) => string>();
const onSent = vi.fn<(answer: string, entries: Entries) => void>();

function Form({ hidden = [], summary }: { hidden?: readonly string[]; summary?: boolean }) {
  const form = useSendForm({
    schema,
    defaultValues: empty,
    fields: {
      loginId: {
        label: labels.loginId,
        format: { rule: () => null, tidy: (typed) => typed.normalize('NFKC').trim() },
      },
      mailAddress: { label: labels.mailAddress, required: true, rules: [mailAddress] },
      password: { label: labels.password },
      passwordConfirmation: { label: labels.passwordConfirmation },
    },
    crossRules: ({ password, passwordConfirmation }) => ({
      passwordConfirmation: passwordMismatch(password, passwordConfirmation),
    }),
    send,
    onSent: (answer, entries) => onSent(answer, entries),
  });
  return (
    <SendForm form={form} summary={summary}>
      {/* Other names at each rendering: nothing may depend on the same list coming again. */}
      {[...names]
        .filter((name) => !hidden.includes(name))
        .map((name) => (
          <TextField key={name} {...form.field(name)} />
        ))}
      <Button type="submit" busy={form.isSending}>
        送信
      </Button>
    </SendForm>
  );
}

const field = (name: (typeof names)[number]) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}(必須)?$`));
const said = (name: (typeof names)[number]): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('');
const press = () => userEvent.click(screen.getByRole('button', { name: '送信' }));
/** Without the button's guard, which takes a second press at once for a double click (S9). */
const sendAgain = () => document.querySelector('form')?.requestSubmit();

async function fill(entries: Partial<Entries>): Promise<void> {
  for (const name of names) {
    const text = entries[name];
    // One field after the other, as a person does.
    if (text !== undefined) await userEvent.type(field(name), text);
  }
}
const right = {
  loginId: 'demo',
  mailAddress: 'a@example.com',
  password: 'x',
  passwordConfirmation: 'x',
};

const item = (code: string, target: string[], name?: string): ErrorItem => ({
  code,
  target,
  mapping: name === undefined ? [] : [{ key: 'name', value: name, type: 'FE' }],
});
const refuse = (...items: ErrorItem[]): void => {
  send.mockRejectedValue(
    new ApiError({ kind: 'http', status: 400, items, flowId: 'flow-0123456789' }),
  );
};

beforeEach(async () => {
  send.mockReset().mockResolvedValue('done');
  onSent.mockReset();
  await speak();
  await loadTexts('validation');
});

describe('a form', () => {
  beforeEach(() => renderPages({ pages: { '/': <Form /> } }));

  it('is sent when the schema and the rules agree, and tells its answer', async () => {
    await fill(right);
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith(right, right);
    expect(onSent).toHaveBeenCalledExactlyOnceWith('done', right);
  });

  it('is sent once, however often it is pressed', async () => {
    let answer: (value: string) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await fill(right);
    await userEvent.dblClick(screen.getByRole('button', { name: '送信' }));
    await userEvent.type(field('loginId'), '{Enter}');
    expect(screen.getByRole('button', { name: '送信' }).getAttribute('aria-busy')).toBe('true');
    answer('done');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows every error at its field, and leads to the first', async () => {
    await fill({ loginId: 'far-too-long', mailAddress: 'nobody', password: 'x' });
    await press();
    expect(said('loginId')).toBe('ログインIDは8文字以内で入力してください。');
    expect(said('mailAddress')).toBe('ご連絡先はメールアドレスの形式で入力してください。');
    expect(said('passwordConfirmation')).toMatch(/^確認用のパスワードが一致しません/);
    await waitFor(() => expect(document.activeElement).toBe(field('loginId')));
    expect(send).not.toHaveBeenCalled();
    // What is wrong is in sight: only a long form lists it.
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says at one field what is mended at another', async () => {
    await fill({ ...right, password: 'xy' });
    await press();
    expect(said('passwordConfirmation')).toMatch(/^確認用のパスワードが一致しません/);
    await userEvent.type(field('password'), '{Backspace}');
    expect(said('passwordConfirmation')).toBe('');
  });

  it('makes regular what was typed loosely, shows it so, and sends it so', async () => {
    await fill({ ...right, loginId: '　ｄｅｍｏ１ ' });
    expect(field('loginId').value).toBe('demo1');
    await userEvent.clear(field('loginId'));
    await userEvent.type(field('loginId'), 'ｄｅｍｏ２{Enter}');
    expect(field('loginId').value).toBe('demo2');
    expect(send.mock.lastCall?.[0].loginId).toBe('demo2');
  });
});

it('the summary of a long form leads to no field that is not on the page', async () => {
  renderPages({ pages: { '/': <Form summary hidden={['loginId']} /> } });
  await fill({ password: 'x' });
  await press();
  await screen.findAllByRole('link');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([
    'ご連絡先を入力してください。',
    expect.stringMatching(/^確認用のパスワードが一致しません/),
  ]);
});

describe('the summary of a long form', () => {
  beforeEach(() => renderPages({ pages: { '/': <Form summary /> } }));

  it('lists what is wrong, leads into the fields, and leaves the address as it is', async () => {
    await press();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'ログインIDを入力してください。',
      'ご連絡先を入力してください。',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(field('loginId')));
    await userEvent.click(screen.getByRole('link', { name: 'ご連絡先を入力してください。' }));
    expect(document.activeElement).toBe(field('mailAddress'));
    expect(location.hash).toBe('');
  });

  it('is not there for a single error', async () => {
    await fill({ loginId: 'demo' });
    await press();
    await waitFor(() => expect(said('mailAddress')).toBe('ご連絡先を入力してください。'));
    await waitFor(() => expect(document.activeElement).toBe(field('mailAddress')));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the answer of the server', () => {
  beforeEach(() => renderPages({ pages: { '/': <Form /> } }));

  it('stands at the field it names, in the words of the page, with the focus there', async () => {
    refuse(item('400-1-00-03', ['mailAddress'], 'mailAddress'));
    await fill(right);
    await press();
    await waitFor(() =>
      expect(said('mailAddress')).toBe('ご連絡先は半角英数字と記号で入力してください。'),
    );
    await waitFor(() => expect(document.activeElement).toBe(field('mailAddress')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('loginId').value).toBe('demo');
  });

  it('goes when the field is corrected, and is asked for anew when it is sent again', async () => {
    refuse(item('400-1-06-08', ['loginId']));
    await fill(right);
    await press();
    await waitFor(() => expect(said('loginId')).toContain('すでに使用されています'));
    await userEvent.type(field('loginId'), '2');
    expect(said('loginId')).toBe('');
    await userEvent.type(field('loginId'), '{Backspace}');
    expect(said('loginId')).toContain('すでに使用されています');
    send.mockResolvedValue('done');
    sendAgain();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledTimes(2);
    expect(said('loginId')).toBe('');
  });

  it('about several fields stands at the first, and goes when any of them is corrected', async () => {
    refuse(item('400-1-02-01', ['password', 'loginId']));
    await fill(right);
    await press();
    await waitFor(() => expect(said('loginId')).toContain('ログインIDまたは'));
    expect(said('password')).toBe('');
    await userEvent.type(field('password'), 'y');
    expect(said('loginId')).toBe('');
  });

  it('about several fields goes as a whole with what else is said at the first', async () => {
    refuse(item('400-1-02-01', ['password', 'loginId']), item('400-1-02-04', ['loginId']));
    await fill(right);
    await press();
    await waitFor(() => expect(said('loginId')).toContain('ログインIDまたは'));
    await userEvent.type(field('password'), 'y');
    expect(said('loginId')).toBe('');
  });

  it('says everything of one field, each once', async () => {
    refuse(
      item('400-1-03-03', ['password']),
      item('400-1-03-06', ['password']),
      item('400-1-03-03', ['password']),
    );
    await fill(right);
    await press();
    await waitFor(() =>
      expect(said('password')).toBe(
        'パスワードには、英大文字・英小文字・数字・記号の4種類すべてを使用してください。' +
          'パスワードには、記号を1文字以上使用してください。',
      ),
    );
  });

  it('says what to do as well, in English with a space between', async () => {
    await speak('en');
    await loadTexts('validation');
    refuse(item('400-1-02-08', ['loginId']), item('400-1-02-04', ['loginId']));
    await fill(right);
    await press();
    await waitFor(() =>
      expect(said('loginId')).toBe(
        'This account is locked. It cannot be unlocked on this page. Please contact the issuer. ' +
          'This login ID cannot be used. Please check the login ID. If you are not sure, please ' +
          'contact the issuer.',
      ),
    );
  });

  it('leaves above the form what helps support', async () => {
    refuse(item('400-1-99-99', ['loginId']));
    await fill(right);
    await press();
    await waitFor(() => expect(said('loginId')).toContain('予期しないエラー'));
    expect(await screen.findByText('flow-0123456789')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('予期しないエラー');
  });

  it('about no field says what belongs to each of its items, the same text once', async () => {
    refuse(
      item('400-1-05-03', []),
      item('400-1-11-02', []),
      item('400-1-05-03', ['elsewhere']),
      item('400-1-07-01', []),
    );
    await fill(right);
    await press();
    const notice = await screen.findByRole('alert');
    expect(Array.from(notice.querySelectorAll('p'), (p) => p.textContent)).toEqual([
      'ダウンロードできるファイルがありません。検索条件や選択内容をご確認ください。',
      '現在、ご利用が停止されています。',
      '詳しくは、発行元へお問い合わせください。',
      'すでに登録されています。ログインしてご利用ください。',
    ]);
  });

  it('about a field and about none stands at both places', async () => {
    refuse(item('400-1-05-03', []), item('400-1-06-08', ['loginId']));
    await fill(right);
    await press();
    await waitFor(() => expect(said('loginId')).toContain('すでに使用されています'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'ダウンロードできるファイルがありません。検索条件や選択内容をご確認ください。',
    );
    await waitFor(() => expect(document.activeElement).toBe(field('loginId')));
  });

  it('about no field of the page stands above the form, and has the focus', async () => {
    refuse(item('400-1-05-03', []), item('400-1-00-05', ['revision'], 'revision'));
    await fill(right);
    await press();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('ダウンロードできるファイルがありません');
    expect(notice.textContent).toContain('入力内容は整数で入力してください。');
    await waitFor(() =>
      expect(notice.contains(document.activeElement) || isFocusAround(notice)).toBe(true),
    );
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that does not come is told above the form, and leaves what was typed', async () => {
    send.mockRejectedValue(new ApiError({ kind: 'network', flowId: 'flow-0123456789' }));
    await fill(right);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('通信');
    expect(field('mailAddress').value).toBe('a@example.com');
    send.mockResolvedValue('done');
    sendAgain();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what has no control on the page', () => {
  it('is told above the form: an answer', async () => {
    renderPages({ pages: { '/': <Form hidden={['loginId', 'mailAddress']} /> } });
    await press();
    // loginId by the schema, mailAddress by its rule.
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toBe('ログインIDを入力してください。ご連絡先を入力してください。');
    await waitFor(() => expect(isFocusAround(notice)).toBe(true));
  });

  it('is told above the form: what the contract takes no form for', async () => {
    const strict = z.object({ text: z.string(), revision: z.string().check(z.minLength(1)) });
    function Unsendable() {
      const form = useSendForm({
        schema: strict,
        defaultValues: { text: '' },
        fields: { text: { label: '件名' } },
        toInput: ({ text }) => ({ text, revision: '' }),
        send: sendAny,
      });
      return (
        <SendForm form={form}>
          <TextField {...form.field('text')} />
          <Button type="submit">送信</Button>
        </SendForm>
      );
    }
    renderPages({ pages: { '/': <Unsendable /> } });
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/送信できませんでした/);
    expect(sendAny).not.toHaveBeenCalled();
  });

  it('is unfolded first, where it can be', async () => {
    function Folded() {
      const [isOpen, setOpen] = useState(false);
      const form = useSendForm({
        defaultValues: { text: '' },
        fields: { text: { label: '件名', required: true } },
        send: sendAny,
        onRefused: (wrong) => setOpen(wrong.includes('text')),
      });
      return (
        <SendForm form={form}>
          {isOpen ? <TextField {...form.field('text')} /> : null}
          <Button type="submit">送信</Button>
        </SendForm>
      );
    }
    renderPages({ pages: { '/': <Folded /> } });
    await press();
    const text = await screen.findByLabelText(/件名/);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

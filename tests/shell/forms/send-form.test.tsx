import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { mailAddress } from '../../../src/forms/rules/format-rules.ts';
import { passwordMismatchViolation } from '../../../src/forms/rules/password-rules.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';
import { fieldNamed, descriptionOf } from '../../support/form-fields.ts';
import { errorItem, refusalOf, submit } from './refusal.ts';

const schema = z.object({
  loginId: z.string().check(z.minLength(1), z.maxLength(8)),
  mailAddress: z.string(),
  password: z.string(),
  passwordConfirmation: z.string(),
});
type Entries = z.infer<typeof schema>;
const fieldNames = ['loginId', 'mailAddress', 'password', 'passwordConfirmation'] as const;

const send = vi.fn<(entries: Entries) => Promise<string>>();
const sendAny = vi.fn<(entries: object) => string>();
const onSent = vi.fn<(answer: string, entries: Entries) => void>();

function ExampleForm({
  hiddenFields = [],
  hasSummary,
}: {
  hiddenFields?: readonly string[];
  hasSummary?: boolean;
}) {
  const form = useSendForm({
    schema,
    defaultValues: { loginId: '', mailAddress: '', password: '', passwordConfirmation: '' },
    fields: {
      loginId: {
        label: 'ログインID',
        format: { rule: () => null, normalise: (typed) => typed.normalize('NFKC').trim() },
      },
      mailAddress: { label: 'ご連絡先', required: true, rules: [mailAddress] },
      password: { label: 'パスワード' },
      passwordConfirmation: { label: 'パスワード（確認用）' },
    },
    crossRules: ({ password, passwordConfirmation }) => ({
      passwordConfirmation: passwordMismatchViolation(password, passwordConfirmation),
    }),
    send,
    onSent: (answer, entries) => onSent(answer, entries),
  });
  return (
    <SendForm form={form} hasSummary={hasSummary}>
      {/* A new list at each rendering: nothing may depend on its identity. */}
      {[...fieldNames]
        .filter((name) => !hiddenFields.includes(name))
        .map((name) => (
          <TextField key={name} {...form.field(name)} />
        ))}
      <Button type="submit" busy={form.isSending}>
        送信
      </Button>
    </SendForm>
  );
}

type FieldName = (typeof fieldNames)[number];
const showForm = (props: Parameters<typeof ExampleForm>[0] = {}) =>
  renderPages({ pages: { '/': <ExampleForm {...props} /> } });
const messageAt = (fieldName: FieldName): string => descriptionOf(fieldNamed(fieldName));
const pressSend = () => userEvent.click(screen.getByRole('button', { name: '送信' }));
const expectFocus = (fieldName: FieldName) =>
  waitFor(() => expect(document.activeElement).toBe(fieldNamed(fieldName)));

async function fillIn(entries: Partial<Entries>): Promise<void> {
  for (const name of fieldNames) {
    const text = entries[name];
    if (text !== undefined) await userEvent.type(fieldNamed(name), text);
  }
}
const validEntries = {
  loginId: 'demo',
  mailAddress: 'a@example.com',
  password: 'x',
  passwordConfirmation: 'x',
};

beforeEach(async () => {
  send.mockResolvedValue('done');
  await switchLanguage('ja', 'validation');
});

describe('a form', () => {
  beforeEach(() => void showForm());

  it('sends valid entries, and passes the answer to onSent', async () => {
    await fillIn(validEntries);
    await pressSend();
    expect(send).toHaveBeenCalledExactlyOnceWith(validEntries, validEntries);
    expect(onSent).toHaveBeenCalledExactlyOnceWith('done', validEntries);
  });

  it('shows every error at its field, and focuses the first field with an error', async () => {
    await fillIn({ loginId: 'far-too-long', mailAddress: 'nobody', password: 'x' });
    await pressSend();
    expect(messageAt('loginId')).toBe('ログインIDは8文字以内で入力してください。');
    expect(messageAt('mailAddress')).toBe('ご連絡先はメールアドレスの形式で入力してください。');
    expect(messageAt('passwordConfirmation')).toMatch(/^確認用のパスワードが一致しません/);
    await expectFocus('loginId');
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the summary of a long form', () => {
  const getLinks = () => screen.queryAllByRole('link');

  it('links to each field with an error, and leaves the address unchanged', async () => {
    showForm({ hasSummary: true });
    await pressSend();
    await screen.findAllByRole('link');
    expect(getLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ログインIDを入力してください。', '#loginId'],
      ['ご連絡先を入力してください。', '#mailAddress'],
    ]);
    expect(screen.getByRole('alert').textContent).toMatch(/^入力内容をご確認ください。/);
    await expectFocus('loginId');
    await userEvent.click(screen.getByRole('link', { name: 'ご連絡先を入力してください。' }));
    await expectFocus('mailAddress');
    expect(location.hash).toBe('');
  });

  it('omits fields that are not on the page', async () => {
    showForm({ hasSummary: true, hiddenFields: ['loginId'] });
    await fillIn({ password: 'x' });
    await pressSend();
    await screen.findAllByRole('link');
    expect(getLinks().map((link) => link.textContent)).toEqual([
      'ご連絡先を入力してください。',
      expect.stringMatching(/^確認用のパスワードが一致しません/),
    ]);
  });

  it('is not shown for a single error', async () => {
    showForm({ hasSummary: true });
    await fillIn({ loginId: 'demo' });
    await pressSend();
    await expectFocus('mailAddress');
    expect([messageAt('mailAddress'), getLinks()]).toEqual(['ご連絡先を入力してください。', []]);
  });
});

describe('a refusal', () => {
  const paragraphsOf = (alert: HTMLElement) =>
    Array.from(alert.querySelectorAll('p'), (p) => p.textContent);

  const sendRefused = async (...items: ErrorItem[]): Promise<void> => {
    send.mockRejectedValue(refusalOf(...items));
    showForm();
    await fillIn(validEntries);
    await pressSend();
  };

  it('shows the message at the named field, with the field’s label and the focus', async () => {
    await sendRefused(errorItem('400-1-00-03', ['mailAddress'], 'mailAddress'));
    await expectFocus('mailAddress');
    expect(messageAt('mailAddress')).toBe('ご連絡先は半角英数字と記号で入力してください。');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fieldNamed('loginId').value).toBe('demo');
  });

  it('about several fields shows all messages at the first field until one of the fields is corrected', async () => {
    await sendRefused(
      errorItem('400-1-02-01', ['password', 'loginId']),
      errorItem('400-1-02-04', ['loginId']),
    );
    await waitFor(() => expect(messageAt('loginId')).toContain('ログインIDまたは'));
    expect(messageAt('password')).toBe('');
    await userEvent.type(fieldNamed('password'), 'y');
    expect(messageAt('loginId')).toBe('');
  });

  it('shows each message of a field once', async () => {
    const codes = ['400-1-03-03', '400-1-03-06', '400-1-03-03'];
    await sendRefused(...codes.map((code) => errorItem(code, ['password'])));
    await waitFor(() =>
      expect(messageAt('password')).toBe(
        'パスワードには、英大文字・英小文字・数字・記号の4種類すべてを使用してください。' +
          'パスワードには、記号を1文字以上使用してください。',
      ),
    );
  });

  it('separates messages and sub-messages by spaces in English', async () => {
    await switchLanguage('en', 'validation');
    await sendRefused(errorItem('400-1-02-08', ['loginId']), errorItem('400-1-02-04', ['loginId']));
    await waitFor(() =>
      expect(messageAt('loginId')).toBe(
        'This account is locked. It cannot be unlocked on this page. Please contact the issuer. ' +
          'This login ID cannot be used. Please check the login ID. If you are not sure, please ' +
          'contact the issuer.',
      ),
    );
  });

  it('shows the details for support above the form', async () => {
    await sendRefused(errorItem('400-1-99-99', ['loginId']));
    await waitFor(() => expect(messageAt('loginId')).toContain('予期しないエラー'));
    expect(await screen.findByText('flow-0123456789')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('予期しないエラー');
  });

  it('without a field shows the texts of all items above the form, each text once', async () => {
    await sendRefused(
      errorItem('400-1-05-03', []),
      errorItem('400-1-11-02', []),
      errorItem('400-1-05-03', ['elsewhere']),
      errorItem('400-1-00-05', ['revision'], 'revision'),
    );
    const alert = await screen.findByRole('alert');
    expect(paragraphsOf(alert)).toEqual([
      'ダウンロードできるファイルがありません。検索条件や選択内容をご確認ください。',
      '現在、ご利用が停止されています。',
      '詳しくは、発行元へお問い合わせください。',
      '入力内容は整数で入力してください。',
    ]);
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
  });

  it('about a field and about the whole form shows messages at the field and above the form', async () => {
    await sendRefused(errorItem('400-1-05-03', []), errorItem('400-1-06-08', ['loginId']));
    await waitFor(() => expect(messageAt('loginId')).toContain('すでに使用されています'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'ダウンロードできるファイルがありません。検索条件や選択内容をご確認ください。',
    );
    await expectFocus('loginId');
  });
});

describe('an error without a control on the page', () => {
  it('is shown above the form', async () => {
    showForm({ hiddenFields: ['loginId', 'mailAddress'] });
    await pressSend();
    // The schema requires loginId; the rules of the form require mailAddress.
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ログインIDを入力してください。ご連絡先を入力してください。');
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
  });

  it('is shown above the form if the request violates the contract', async () => {
    function FormWithInvalidRequest() {
      const form = useSendForm({
        schema: z.object({ text: z.string(), revision: z.string().check(z.minLength(1)) }),
        defaultValues: { text: '' },
        fields: { text: { label: '件名' } },
        toInput: ({ text }) => ({ text, revision: '' }),
        send: sendAny,
      });
      return <SendForm form={form}>{null}</SendForm>;
    }
    renderPages({ pages: { '/': <FormWithInvalidRequest /> } });
    submit();
    expect((await screen.findByRole('alert')).textContent).toMatch(/送信できませんでした/);
    expect(sendAny).not.toHaveBeenCalled();
  });

  it('is shown at the control if the page then shows the control', async () => {
    function FormWithHiddenField() {
      const [isOpen, setOpen] = useState(false);
      const form = useSendForm({
        defaultValues: { text: '' },
        fields: { text: { label: '件名', required: true } },
        send: sendAny,
        onRefused: (invalidFields) => setOpen(invalidFields.includes('text')),
      });
      return (
        <SendForm form={form}>{isOpen ? <TextField {...form.field('text')} /> : null}</SendForm>
      );
    }
    renderPages({ pages: { '/': <FormWithHiddenField /> } });
    submit();
    const text = await screen.findByLabelText(/件名/);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PasswordField } from '../../src/forms/PasswordField.tsx';
import { mailAddress } from '../../src/forms/rules/contact-rules.ts';
import { passwordMismatch } from '../../src/forms/rules/password-rules.ts';
import { required } from '../../src/forms/rules/text-rules.ts';
import { TextField } from '../../src/forms/TextField.tsx';
import { useZodForm } from '../../src/forms/use-zod-form.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';

const schema = z.object({
  loginId: z.string().check(z.minLength(1), z.maxLength(8)),
  mailAddress: z.string(),
  password: z.string(),
  passwordConfirmation: z.string(),
});
const labels = {
  loginId: 'ログインID',
  mailAddress: 'メールアドレス',
  password: 'パスワード',
  passwordConfirmation: 'パスワード（確認用）',
};
const sent = vi.fn<(values: z.infer<typeof schema>) => void>();

function Form() {
  const { register, handleSubmit, formState } = useZodForm({
    schema,
    labels,
    defaultValues: { loginId: '', mailAddress: '', password: '', passwordConfirmation: '' },
    rules: { mailAddress: [required, mailAddress] },
    crossRules: ({ password, passwordConfirmation }) => ({
      passwordConfirmation: passwordMismatch(password, passwordConfirmation),
    }),
  });
  const field = (name: keyof typeof labels) => ({
    ...register(name),
    label: labels[name],
    error: formState.errors[name]?.message,
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <TextField {...field('loginId')} />
      <TextField {...field('mailAddress')} description="ご登録のアドレス" />
      <PasswordField {...field('password')} />
      <TextField {...field('passwordConfirmation')} />
      <button type="submit">送信</button>
    </form>
  );
}

const fill = async (values: Partial<typeof labels>) => {
  render(<Form />);
  // One field after the other, as a person does.
  await Object.entries(values).reduce(async (before, [name, value]) => {
    await before;
    await userEvent.type(document.querySelector(`[name=${name}]`) ?? document.body, value);
  }, Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: '送信' }));
};

beforeAll(() => loadTexts('ui', 'validation'));

describe('a form', () => {
  it("is sent when the contract's schema and the rules agree", async () => {
    const values = {
      loginId: 'demo',
      mailAddress: 'a@example.com',
      password: 'x',
      passwordConfirmation: 'x',
    };
    await fill(values);
    expect(sent).toHaveBeenCalledExactlyOnceWith(values);
  });

  it('shows every error at its field, and leads to the first', async () => {
    await fill({ loginId: 'far-too-long', mailAddress: 'nobody', password: 'x' });
    expect(screen.getByText('ログインIDは8文字以内で入力してください。')).toBeDefined();
    expect(
      screen.getByText('メールアドレスはメールアドレスの形式で入力してください。'),
    ).toBeDefined();
    expect(screen.getByText(/^確認用のパスワードが一致しません/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('ログインID'));
  });

  it('says which field is empty, by its own rule or by the schema', async () => {
    await fill({});
    expect(screen.getByText('ログインIDを入力してください。')).toBeDefined();
    expect(screen.getByText('メールアドレスを入力してください。')).toBeDefined();
  });

  it('ties description and error to the field', async () => {
    await fill({});
    const ids = screen.getByLabelText('メールアドレス').getAttribute('aria-describedby') ?? '';
    const texts = ids.split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
    expect(texts).toEqual(['ご登録のアドレス', 'メールアドレスを入力してください。']);
  });

  it('forgets an error as soon as it is mended', async () => {
    await fill({});
    await userEvent.type(screen.getByLabelText('ログインID'), 'd');
    expect(screen.queryByText('ログインIDを入力してください。')).toBeNull();
  });

  it('shows a password and hides it again', async () => {
    render(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('パスワード');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示' }));
    expect(field.type).toBe('password');
  });
});

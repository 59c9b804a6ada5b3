import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { NewPasswordFields, PasswordRules } from '../../src/forms/NewPasswordFields.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { policy } from '../support/settings.ts';

beforeAll(() => loadTexts('password'));

const policyWithoutHistory = { ...policy, historyCount: 0 };
const ruleItems = () => screen.getAllByRole('listitem');
const tickStates = () => ruleItems().map((rule) => rule.querySelector('svg') !== null);
const announcedText = () => screen.getByRole('status').textContent;

describe('the issuer’s rules for a password (S5)', () => {
  it('show the required lengths, counts and symbols, and have a tick if the password meets them', () => {
    const metText = '（満たしています）';
    const unmetText = '（まだ満たしていません）';
    const { rerender } = render(<PasswordRules policy={policyWithoutHistory} password="demo-" />);
    expect(ruleItems().map(({ textContent }) => textContent)).toEqual([
      `半角の英字・数字と、次の記号だけを使用!#-_${metText}`,
      `8文字以上32文字以内${unmetText}`,
      `英大文字・英小文字・数字・記号のうち3種類以上を使用${unmetText}`,
      `記号を1文字以上使用${metText}`,
    ]);
    expect(tickStates()).toEqual([true, false, false, true]);
    expect(screen.getByText('!#-_').getAttribute('translate')).toBe('no');
    expect(announcedText()).toBe('4個の条件のうち2個を満たしています。');
    const ruleClasses = () => ruleItems().map(({ className }) => className);
    const [metClass, unmetClass] = ruleClasses();
    expect(unmetClass).not.toBe(metClass);
    rerender(<PasswordRules policy={policyWithoutHistory} password="Demo-pass" />);
    expect(tickStates()).toEqual([true, true, true, true]);
    expect(ruleClasses()).toEqual(Array.from({ length: 4 }, () => metClass));
    expect(announcedText()).toBe('4個の条件のうち4個を満たしています。');
    rerender(<PasswordRules policy={policyWithoutHistory} password="" />);
    expect(announcedText()).toBe('');
  });

  it.each([
    [0, false, []],
    [1, false, ['過去1回までに使用したパスワードは使用できません。']],
    [0, true, ['仮パスワードと同じパスワードは使用できません。']],
  ])(
    'include the rules that only the server can check: %j former passwords, temporary: %j',
    (historyCount, isTemporary, notes) => {
      render(
        <PasswordRules
          policy={{ ...policy, historyCount }}
          password=""
          {...(isTemporary && { isTemporary })}
        />,
      );
      const texts = Array.from(document.querySelectorAll('p'), (p) => p.textContent);
      expect(texts).toEqual(['パスワードの条件', ...notes]);
    },
  );
});

describe('the fields of a new password', () => {
  const fields = {
    field: { name: 'password', label: '新しいパスワード' },
    confirmationField: { name: 'passwordConfirmation', label: '確認用' },
    password: '',
  };

  it('have the autocomplete value of a new password', () => {
    render(<NewPasswordFields {...fields} policy={policyWithoutHistory} />);
    for (const label of ['新しいパスワード', '確認用'])
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password');
    expect(ruleItems()).toHaveLength(4);
    expect(screen.queryByText(/仮パスワード/)).toBeNull();
  });

  it('show that the temporary password is not allowed', () => {
    render(<NewPasswordFields {...fields} policy={policyWithoutHistory} isTemporary />);
    expect(screen.getByText(/^仮パスワードと同じ/)).toBeDefined();
  });

  it('work without rules while the policy is unknown', () => {
    render(<NewPasswordFields {...fields} policy={undefined} />);
    expect(screen.getByLabelText('確認用')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

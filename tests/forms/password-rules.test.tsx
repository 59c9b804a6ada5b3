import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { NewPasswordFields, PasswordRules } from '../../src/forms/NewPasswordFields.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui', 'password'));

const policy = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 3,
  isSymbolRequired: true,
  allowedSymbols: '!#-_',
  historyCount: 0,
};
const met = '（満たしています）';
const unmet = '（まだ満たしていません）';
const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const ticked = () =>
  screen.getAllByRole('listitem').map((one) => one.querySelector('svg') !== null);

describe('the issuer’s rules for a password (S5)', () => {
  it('are told with their numbers and symbols, and ticked as soon as they are met', () => {
    const { rerender } = render(<PasswordRules policy={policy} password="demo-" />);
    expect(told()).toEqual([
      `半角の英字・数字と、次の記号だけを使用!#-_${met}`,
      `8文字以上32文字以内${unmet}`,
      `英大文字・英小文字・数字・記号のうち3種類以上を使用${unmet}`,
      `記号を1文字以上使用${met}`,
    ]);
    expect(ticked()).toEqual([true, false, false, true]);
    expect(screen.getByText('!#-_').getAttribute('translate')).toBe('no');
    expect(screen.getByRole('status').textContent).toBe('4個の条件のうち2個を満たしています。');
    const looks = () => screen.getAllByRole('listitem').map(({ className }) => className);
    const before = looks();
    expect(new Set(before).size).toBe(2);
    rerender(<PasswordRules policy={policy} password="Demo-pass" />);
    expect(ticked()).toEqual([true, true, true, true]);
    expect(looks()).toEqual(Array.from({ length: 4 }, () => before[0]));
    expect(screen.getByRole('status').textContent).toBe('4個の条件のうち4個を満たしています。');
  });

  it('are counted only once something is entered', () => {
    render(<PasswordRules policy={policy} password="" />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    [0, false, []],
    [1, false, ['過去1回までに使用したパスワードは使用できません。']],
    [0, true, ['仮パスワードと同じパスワードは使用できません。']],
  ])(
    'are told besides, where only the server can judge them: %j %j',
    (times, isTemporary, notes) => {
      const { container } = render(
        <PasswordRules
          policy={{ ...policy, historyCount: times }}
          password=""
          {...(isTemporary && { isTemporary })}
        />,
      );
      const [title, ...rest] = Array.from(container.querySelectorAll('p'), (p) => p.textContent);
      expect([title, rest]).toEqual(['パスワードの条件', notes]);
    },
  );
});

describe('a new password', () => {
  const fields = {
    field: { name: 'password', label: '新しいパスワード' },
    confirmationField: { name: 'passwordConfirmation', label: '確認用' },
    password: '',
  };

  it('is entered twice, with its rules between, and is new to the password manager', () => {
    render(<NewPasswordFields {...fields} policy={policy} />);
    const both = ['新しいパスワード', '確認用'].map((label) => screen.getByLabelText(label));
    expect(both.map((one) => one.getAttribute('autocomplete'))).toEqual([
      'new-password',
      'new-password',
    ]);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText(/仮パスワード/)).toBeNull();
  });

  it('is no temporary one again', () => {
    render(<NewPasswordFields {...fields} policy={policy} isTemporary />);
    expect(screen.getByText(/^仮パスワードと同じ/)).toBeDefined();
  });

  it('is entered all the same while its rules are not known', () => {
    render(<NewPasswordFields {...fields} policy={undefined} />);
    expect(screen.getByLabelText('確認用')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

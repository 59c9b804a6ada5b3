import type { AccountState } from '../accounts.ts';

/** The password of every login of the sandbox. */
export const seedPassword = 'Demo-Pass-2026';

/** A login of the sandbox; README.md lists them all. */
export type SeedLogin = {
  customerCode: 'demo' | 'plain';
  /** The slug followed by `-user`, except for `demo-user`. */
  loginId: string;
  customerName: string | null;
  /** Part of its mail addresses, its account ID and its bills' IDs. */
  slug: string;
  state?: AccountState;
  isLocked?: true;
  isExpired?: true;
  isTemporary?: true;
  isUnverified?: true;
  /** No mail address is registered. */
  hasNoMail?: true;
  /** Number of bills; `main` for the sandbox's seedSize. */
  bills?: 'main' | number;
};

type Options = Omit<SeedLogin, 'slug' | 'customerName'>;

const login = (
  slug: string,
  customerName: string | null,
  options: Partial<Options> = {},
): SeedLogin => ({
  customerCode: 'demo',
  loginId: `${slug}-user`,
  slug,
  customerName,
  ...options,
});

const longName =
  '株式会社日本橋コンサルティングアンドシステムインテグレーションホールディングス 東日本営業統括本部 第二経理部 債務管理グループ';

/** Their order decides their customer numbers. */
export const seedLogins: SeedLogin[] = [
  login('bill', '株式会社青葉フーズ流通', { loginId: 'demo-user', bills: 'main' }),
  login('empty', '合同会社はじめて商店'),
  login('long', longName, { bills: 24 }),
  login('nameless', null),
  login('locked', '有限会社鍵屋商店', { isLocked: true }),
  login('expired', '株式会社期日物産', { isExpired: true }),
  login('temporary', '合資会社仮名堂', { isTemporary: true }),
  login('verify', '株式会社確認フーズ', { isUnverified: true }),
  login('no-mail', '合資会社無便', { isUnverified: true, hasNoMail: true }),
  login('suspended', '株式会社休止', { state: 'suspended' }),
  login('closed', '株式会社旧口座', { state: 'closed' }),
  login('issuer-locked', '株式会社停止中', { state: 'issuerLocked' }),
  login('unlicensed', '株式会社期間外', { state: 'unlicensed' }),
  login('unavailable', '株式会社利用不可', { state: 'unavailable' }),
  login('misconfigured', '株式会社設定不備', { state: 'misconfigured' }),
  login('auto', '株式会社自動ログイン', { state: 'autoLogin', bills: 6 }),
  login('plain', '浪速食品株式会社', { customerCode: 'plain', bills: 40 }),
];

export const accountIdOf = ({ slug }: SeedLogin): string => `acc-${slug}`;

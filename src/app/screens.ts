import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/texts.ts';

/** What a screen stands in: S2's "access" column says which. */
export type LayoutName = 'public' | 'apply' | 'loggedIn' | 'downloadUrl' | 'bare';

/** A screen's component. `prepare` asks for what it will show, when a link to it is pressed. */
export type ScreenComponent = ComponentType & { prepare?: () => void };

export interface Screen {
  /** The route of S2, relative to the base path, without a slash before it. */
  path: string;
  layout: LayoutName;
  /** Texts to load beside the screen's own chunk. */
  texts: readonly Namespace[];
  load: () => Promise<ScreenComponent>;
}

const loadComingSoon = () => import('../pages/coming-soon/ComingSoonPage.tsx');

/** A screen of S2 that is still to come. */
const comingSoon = (path: string, layout: LayoutName): Screen => ({
  path,
  layout,
  texts: [],
  load: async () => {
    const { ComingSoonPage, ComingSoonVisitorPage } = await loadComingSoon();
    return layout === 'loggedIn' ? ComingSoonPage : ComingSoonVisitorPage;
  },
});

/** Every route of S2, once. */
export const screens: readonly Screen[] = [
  {
    path: '',
    layout: 'public',
    texts: ['login'],
    load: async () => (await import('../pages/auth/LoginPage.tsx')).LoginPage,
  },
  comingSoon('bapRepublishPasswd', 'public'),
  comingSoon('verify', 'public'),
  comingSoon('bapPasswdMaster/passwdSetting/:token', 'public'),
  comingSoon('bapPasswdMaster', 'loggedIn'),
  comingSoon('passwdExpired', 'public'),
  {
    path: 'top',
    layout: 'loggedIn',
    texts: ['top'],
    load: async () => (await import('../pages/top/TopPage.tsx')).TopPage,
  },
  {
    path: 'top/privacyPolicy',
    layout: 'public',
    texts: ['top'],
    load: async () => (await import('../pages/top/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  },
  {
    path: 'top/linkTerms',
    layout: 'public',
    texts: ['top'],
    load: async () => (await import('../pages/top/TermsPage.tsx')).TermsPage,
  },
  comingSoon('user', 'loggedIn'),
  comingSoon('userEdit', 'loggedIn'),
  {
    path: 'userNotice',
    layout: 'loggedIn',
    texts: ['notices'],
    load: async () => (await import('../pages/notices/NoticeListPage.tsx')).NoticeListPage,
  },
  comingSoon('userConfig', 'loggedIn'),
  comingSoon('userMailEdit', 'loggedIn'),
  comingSoon('bapMlAttachedMaster', 'loggedIn'),
  comingSoon('userEhozonSetting', 'loggedIn'),
  {
    path: 'bapPublishedBillAppSearch',
    layout: 'loggedIn',
    texts: ['bills', 'validation'],
    load: async () => (await import('../pages/bills/BillListPage.tsx')).BillListPage,
  },
  comingSoon('reportStatusUpdateHistory', 'public'),
  comingSoon('downloadurl/ehozonSetting/:token', 'downloadUrl'),
  comingSoon('downloadurl/login/index/:token', 'public'),
  comingSoon('downloadurl/list/:token', 'downloadUrl'),
  comingSoon('downloadurl/reportStatusUpdateHistory', 'downloadUrl'),
  comingSoon('apply/step1', 'apply'),
  comingSoon('apply/step2/:token', 'apply'),
  comingSoon('apply/step3/:token', 'apply'),
  comingSoon('apply/step4', 'apply'),
  comingSoon('invoiceRegisterNumber/index/:token', 'public'),
  {
    path: 'logout',
    layout: 'public',
    texts: ['frame'],
    load: async () => (await import('../pages/logout/LogoutPage.tsx')).LogoutPage,
  },
  {
    // "Any other path" of S2, `error` among them.
    path: '*',
    layout: 'public',
    texts: ['error-page', 'errors', 'field-names', 'frame'],
    load: async () => (await import('../pages/error/ErrorPage.tsx')).ErrorPage,
  },
];

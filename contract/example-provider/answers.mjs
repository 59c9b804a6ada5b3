// What this issuer shows to everybody: plain data, as it stands in the contract's examples.

const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const legalText = (legalTextType, title) => ({
  legalTextType,
  version: '2026-04',
  title,
  html: `<p>${title}</p>`,
  updatedOn: '2026-04-01',
});

/** Answers of operations that need nothing but to be asked. */
export const settings = {
  'GET /setting/info': {
    title: '見本商事 Web明細サービス',
    languageList: ['ja', 'en'],
    isDisplayAccountLink: true,
    isDisplayEStorageLink: false,
    chatbotInfo: {
      host: 'chat.example.com',
      text: 'チャットで質問する',
      sessionId: 'cs-1',
      sessionIdName: 'visitorSessionId',
    },
    headerText: null,
    passwordReissueMethod: 'mail',
    mailSenderAddress: 'noreply@example.com',
    mailArrivalMinutes: 5,
    idleTimeoutSeconds: 1800,
    idleWarningSeconds: 120,
  },
  'GET /setting/banner': { image, link: 'https://www.example.com/' },
  'GET /setting/logo': { image },
  'GET /setting/mypage-logo': { image },
  'GET /setting/legal-texts/terms': legalText('terms', '利用規約'),
  'GET /setting/legal-texts/privacyPolicy': legalText('privacyPolicy', '個人情報の取り扱い'),
  'GET /auth/password-policy': {
    minLength: 8,
    maxLength: 32,
    requiredKinds: 3,
    isSymbolRequired: false,
    allowedSymbols: '!#$%&',
    historyCount: 3,
    expiresInDays: 90,
  },
};

export const operatorNotices = {
  items: [
    {
      noticeId: 'op-1',
      kind: 'notice',
      title: 'システムメンテナンスのお知らせ',
      body: '12月5日（土）22:00から翌6:00まで停止します。',
      publishedOn: '2026-11-18',
      isImportant: true,
      image: null,
      link: { url: 'https://www.example.com/', text: '詳しく見る', isExternalSite: false },
    },
  ],
};

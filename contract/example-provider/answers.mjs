// The public data of this issuer, as in the contract's examples.

const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Answers of operations without parameters and session. */
const settings = {
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
    fiscalYearFirstMonth: 4,
    isBillPreviewEnabled: false,
    issuerName: '見本商事株式会社',
    isArchiveIndexEnabled: false,
    hasPaymentDueDates: null,
    accessibilityStatementUrl: null,
  },
  'GET /setting/banner': { image, link: 'https://www.example.com/' },
  'GET /setting/logo': { image },
  'GET /setting/mypage-logo': { image },
};

/** The answer in a language. */
export function settingIn(name, language) {
  const { chatbotInfo, ...setting } = settings[name] ?? {};
  if (!chatbotInfo) return settings[name];
  const text = language === 'en' ? 'Ask in the chat' : chatbotInfo.text;
  return { ...setting, chatbotInfo: { ...chatbotInfo, text } };
}

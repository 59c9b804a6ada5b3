import {
  useGetBanner,
  useGetLegalText,
  useGetLogo,
  useGetMypageLogo,
  useGetSettingInfo,
} from '../../generated/hooks/setting/setting.ts';
import { pactFor } from './support/pact-for.ts';
import { viaQuery } from './support/via-hook.ts';

pactFor('getSettingInfo', {
  given: 'a visitor',
  call: () => viaQuery(() => useGetSettingInfo()),
  reads: [
    'passwordReissueMethod',
    'mailSenderAddress',
    'mailArrivalMinutes',
    'title',
    'languageList',
    'isDisplayAccountLink',
    'isDisplayEStorageLink',
    { chatbotInfo: ['host', 'text', 'sessionId', 'sessionIdName'] },
    'headerText',
    'idleTimeoutSeconds',
    'idleWarningSeconds',
    'fiscalYearFirstMonth',
    'isBillPreviewEnabled',
    'issuerName',
    'isArchiveIndexEnabled',
    'hasPaymentDueDates',
    'accessibilityStatementUrl',
  ],
});

pactFor('getBanner', {
  given: 'a visitor',
  call: () => viaQuery(() => useGetBanner()),
  reads: ['image', 'link'],
  nulls: 'present',
});

pactFor('getLogo', {
  given: 'a visitor',
  call: () => viaQuery(() => useGetLogo()),
  reads: ['image'],
  nulls: 'present',
});

pactFor('getMypageLogo', {
  given: 'a visitor',
  call: () => viaQuery(() => useGetMypageLogo()),
  reads: ['image'],
  nulls: 'present',
});

pactFor('getLegalText', {
  given: 'a visitor',
  sends: { path: { legalTextType: 'terms' } },
  call: ({ path }) => viaQuery(() => useGetLegalText(path.legalTextType)),
  reads: ['title', 'html', 'updatedOn'],
  also: {
    'answered with the privacy policy': {
      given: 'a visitor',
      sends: { path: { legalTextType: 'privacyPolicy' } },
      example: 'privacyPolicy',
      reads: ['title', 'html', 'updatedOn'],
    },
    // Step 2 of the registration displays this text with its version.
    'answered with the user agreement': {
      given: 'a visitor',
      sends: { path: { legalTextType: 'userAgreement' } },
      reads: ['version', 'title', 'html', 'updatedOn'],
      example: 'userAgreement',
    },
  },
});

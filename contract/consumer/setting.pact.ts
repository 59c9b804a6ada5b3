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

const imageOptions = { given: 'a visitor', reads: ['image'], nullableValues: 'present' } as const;

pactFor('getLogo', { ...imageOptions, call: () => viaQuery(() => useGetLogo()) });
pactFor('getMypageLogo', { ...imageOptions, call: () => viaQuery(() => useGetMypageLogo()) });
pactFor('getBanner', {
  ...imageOptions,
  call: () => viaQuery(() => useGetBanner()),
  reads: ['image', 'link'],
});

pactFor('getLegalText', {
  given: 'a visitor',
  sends: { path: { legalTextType: 'terms' } },
  call: ({ path }) => viaQuery(() => useGetLegalText(path.legalTextType)),
  reads: ['title', 'html', 'updatedOn'],
  furtherSuccesses: {
    'answered with the privacy policy': {
      given: 'a visitor',
      sends: { path: { legalTextType: 'privacyPolicy' } },
      example: 'privacyPolicy',
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

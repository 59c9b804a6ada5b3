import { readFileSync } from 'node:fs';
import { pathValueOf, type Handlers } from '../http/call.ts';
import { readExample } from '../http/contract.ts';
import type { Issuer } from '../issuers.ts';
import english from '../assets/english.json' with { type: 'json' };
import type { SandboxData } from '../sandbox-data.ts';
import type { Schemas } from '../schemas.ts';

/** The logo of `plain`, 180 x 40 pixels at double density. The logo of `demo` is an example of the contract. */
const plainLogo = readFileSync(new URL('../assets/plain-logo.png', import.meta.url));

/** A legal text from the contract's examples: for `privacyPolicy`, the example `LegalTextPrivacyPolicy`. */
const legalTextExampleOf = (type: string): Schemas['LegalText'] =>
  readExample(`LegalText${type.charAt(0).toUpperCase()}${type.slice(1)}`);

/** The current version: the version of the example, or a later version that the limit `legalTextVersion` sets. */
const legalTextVersionOf = ({ limits }: SandboxData, { version }: Schemas['LegalText']): string =>
  limits.legalTextVersion === 1 ? version : `${version}-${limits.legalTextVersion}`;

/** Whether a version of a legal text is the current version. */
export const isCurrentVersion = (
  sandbox: SandboxData,
  type: 'userAgreement' | 'privacyPolicy',
  version: string,
): boolean => version === legalTextVersionOf(sandbox, legalTextExampleOf(type));

/** How the issuer replaces a forgotten password (S2 bapRepublishPasswd). */
export const reissueMethodOf = (
  sandbox: SandboxData,
  issuer: Issuer,
): Schemas['PasswordReissueMethod'] =>
  sandbox.limits.reissuesTemporaryPassword === 1
    ? 'temporaryPassword'
    : issuer.settings.passwordReissueMethod;

/** The issuer's settings for the whole portal (S3, S7). */
export const settingHandlers: Handlers = {
  getSettingInfo: ({ sandbox, issuer, language, request }): Schemas['SettingInfo'] => ({
    title: issuer.title[language],
    ...issuer.settings,
    issuerName: issuer.name,
    headerText: issuer.headerText?.[language] ?? null,
    passwordReissueMethod: reissueMethodOf(sandbox, issuer),
    chatbotInfo: issuer.chat && {
      host: issuer.chat.host,
      text: issuer.chat.text[language],
      sessionId: String(request.headers['x-flow-id'] ?? 'no-flow-id').slice(0, 64),
      sessionIdName: issuer.chat.sessionIdName,
    },
  }),

  getBanner: ({ issuer }): Schemas['Banner'] =>
    issuer.banner
      ? { image: readExample<Schemas['Banner']>('BannerDefault').image, link: issuer.banner.link }
      : { image: null, link: null },

  getLogo: ({ issuer }): Schemas['Logo'] =>
    issuer.customerCode === 'demo'
      ? readExample<Schemas['Logo']>('LogoDefault')
      : { image: plainLogo.toString('base64') },

  getMypageLogo: ({ issuer }): Schemas['MypageLogo'] =>
    issuer.customerCode === 'demo'
      ? readExample<Schemas['MypageLogo']>('MypageLogoDefault')
      : { image: null },

  getLegalText(call) {
    const example = legalTextExampleOf(pathValueOf(call, 'legalTextType'));
    const text = { ...example, version: legalTextVersionOf(call.sandbox, example) };
    if (call.language === 'en') return { ...text, ...english.legalTexts[text.legalTextType] };
    return { ...text, html: text.html.replaceAll('東都電子商事株式会社', call.issuer.name) };
  },
};

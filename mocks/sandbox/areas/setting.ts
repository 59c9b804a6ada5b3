import { readFileSync } from 'node:fs';
import { paramOf, type Handlers } from '../http/call.ts';
import { namedExample } from '../http/contract.ts';
import type { Issuer } from '../issuers.ts';
import english from '../assets/english.json' with { type: 'json' };
import type { World } from '../world.ts';
import type { Schemas } from '../schemas.ts';

/** The logo of `plain`, 180 x 40 at double density; that of `demo` is the contract's example. */
const plainLogo = readFileSync(new URL('../assets/plain-logo.png', import.meta.url));

/** The contract's example of a text, such as `LegalTextPrivacyPolicy` of `privacyPolicy`. */
const exampleOf = (type: string): Schemas['LegalText'] =>
  namedExample(`LegalText${type.charAt(0).toUpperCase()}${type.slice(1)}`);

/** The current version: that of the example, or a later one by a limit. */
const legalTextVersion = ({ limits }: World, { version }: Schemas['LegalText']): string =>
  limits.legalTextVersion === 1 ? version : `${version}-${limits.legalTextVersion}`;

/** Whether a version of a text is the current one. */
export const isInForce = (
  world: World,
  type: 'userAgreement' | 'privacyPolicy',
  version: string,
): boolean => version === legalTextVersion(world, exampleOf(type));

/** How the issuer replaces a forgotten password (S2 bapRepublishPasswd). */
export const reissueMethodOf = (world: World, issuer: Issuer): Schemas['PasswordReissueMethod'] =>
  world.limits.reissuesTemporaryPassword === 1
    ? 'temporaryPassword'
    : issuer.settings.passwordReissueMethod;

/** The issuer's settings for the whole portal (S3, S7). */
export const settingHandlers: Handlers = {
  getSettingInfo: ({ world, issuer, language, request }): Schemas['SettingInfo'] => ({
    title: issuer.title[language],
    ...issuer.settings,
    issuerName: issuer.name,
    headerText: issuer.headerText?.[language] ?? null,
    passwordReissueMethod: reissueMethodOf(world, issuer),
    chatbotInfo: issuer.chat && {
      host: issuer.chat.host,
      text: issuer.chat.text[language],
      sessionId: String(request.headers['x-flow-id'] ?? 'no-flow-id').slice(0, 64),
      sessionIdName: issuer.chat.sessionIdName,
    },
  }),

  getBanner: ({ issuer }): Schemas['Banner'] =>
    issuer.banner
      ? { image: namedExample<Schemas['Banner']>('BannerDefault').image, link: issuer.banner.link }
      : { image: null, link: null },

  getLogo: ({ issuer }): Schemas['Logo'] =>
    issuer.customerCode === 'demo'
      ? namedExample<Schemas['Logo']>('LogoDefault')
      : { image: plainLogo.toString('base64') },

  getMypageLogo: ({ issuer }): Schemas['MypageLogo'] =>
    issuer.customerCode === 'demo'
      ? namedExample<Schemas['MypageLogo']>('MypageLogoDefault')
      : { image: null },

  getLegalText(call) {
    const example = exampleOf(paramOf(call, 'legalTextType'));
    const text = { ...example, version: legalTextVersion(call.world, example) };
    if (call.language === 'en') return { ...text, ...english.legalTexts[text.legalTextType] };
    return { ...text, html: text.html.replaceAll('東都電子商事株式会社', call.issuer.name) };
  },
};

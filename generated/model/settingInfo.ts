/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChatbotInfo } from './chatbotInfo.ts';
import type { Language } from './language.ts';
import type { MailAddress } from './mailAddress.ts';
import type { PasswordReissueMethod } from './passwordReissueMethod.ts';

/**
 * Settings of one customer code; the first thing that the portal asks for (S3, S7).
 */
export interface SettingInfo {
  /**
     * Title of the portal, shown in the browser's tab and on the login screen.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * Languages that can be chosen, ja always among them. The language switcher is shown only if en is in the list (S2).
     * @minItems 1
     * @maxItems 2
     */
  languageList: Language[];
  /** Whether the header shows the link to the account settings (S2, S6). */
  isDisplayAccountLink: boolean;
  /** Whether the header shows whoever is logged in the link to the electronic-storage link setting (S2 userEhozonSetting). False where the issuer offers none; its calls then give 404-1-00-01. For download links DownloadUrlValid says it. */
  isDisplayEStorageLink: boolean;
  /** The chat widget of the footer (S1), or null if the issuer has none. */
  chatbotInfo: ChatbotInfo | null;
  /**
     * HTML that the header shows on the registration pages only (S2), or null. Sanitised by the portal as S5 says, whatever the issuer wrote. At most 5,000 elements, at most 50 in each other, each closed within the one it stands in (p and li need not be closed). Of HTML beyond that the portal may show the text alone.
     * @maxLength 20000
     * @nullable
     */
  headerText: string | null;
  passwordReissueMethod: PasswordReissueMethod;
  /** Address that every mail of the portal comes from (reset link, temporary password, confirmation code, registration), to be let through by whoever filters mail. */
  mailSenderAddress: MailAddress;
  /**
     * Minutes within which such a mail usually arrives; after them it is worth looking for the cause.
     * @minimum 1
     * @maximum 1440
     */
  mailArrivalMinutes: number;
  /**
     * Seconds without a call after which the server ends the session (S4; not shown). Null if it never does.
     * @minimum 60
     * @maximum 86400
     * @nullable
     */
  idleTimeoutSeconds: number | null;
  /**
     * Seconds before the end of the session at which the portal warns. Less than idleTimeoutSeconds. Null for no warning.
     * @minimum 10
     * @maximum 3600
     * @nullable
     */
  idleWarningSeconds: number | null;
  /**
     * First month of the issuer's business year, for the choice "this fiscal year" of the bill list's dates. Null if the choice is not to be offered.
     * @minimum 1
     * @maximum 12
     * @nullable
     */
  fiscalYearFirstMonth: number | null;
  /**
     * Whether the portal offers to look at the PDF of a bill before it is downloaded. Where it is false or null, previewBillPdf gives 404-1-00-01.
     * @nullable
     */
  isBillPreviewEnabled: boolean | null;
}

/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChatbotInfo } from './chatbotInfo.ts';
import type { Language } from './language.ts';
import type { MailAddress } from './mailAddress.ts';
import type { PasswordReissueMethod } from './passwordReissueMethod.ts';

/**
 * Settings of one customer code; the portal's first request (S3, S7).
 */
export interface SettingInfo {
  /**
     * Title of the portal, displayed in the browser tab and on the login screen.
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * Languages to choose from; always contains ja. The language switcher is displayed only if the list contains en (S2).
     * @minItems 1
     * @maxItems 2
     */
  languageList: Language[];
  /** Whether the header shows the link to the account settings (S2, S6). */
  isDisplayAccountLink: boolean;
  /** Whether the header shows logged-in customers the link to the electronic-storage setting (S2 userEhozonSetting). False if the issuer does not offer it; its calls then give 404-1-00-01. For download links, see DownloadUrlValid. */
  isDisplayEStorageLink: boolean;
  /** The chat widget in the footer (S1), or null if the issuer has none. */
  chatbotInfo: ChatbotInfo | null;
  /**
     * HTML that the header shows on the registration pages only (S2), or null. The portal sanitises it by the rules of S5. At most 5,000 elements, at most 50 in each other, each closed inside its parent (p and li need no end tag). Beyond these limits, the portal can display only the text.
     * @maxLength 20000
     * @nullable
     */
  headerText: string | null;
  passwordReissueMethod: PasswordReissueMethod;
  /** Sender address of all mails of the portal (reset link, temporary password, confirmation code, registration), for customers who filter their mail. */
  mailSenderAddress: MailAddress;
  /**
     * Minutes in which such a mail usually arrives. After that, the customer should look for the cause.
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
     * First month of the issuer's business year, for the choice "this fiscal year" of the bill list's dates. Null if this choice is not offered.
     * @minimum 1
     * @maximum 12
     * @nullable
     */
  fiscalYearFirstMonth: number | null;
  /**
     * Whether customers can preview the PDF of a bill before downloading it. If false or null, previewBillPdf gives 404-1-00-01.
     * @nullable
     */
  isBillPreviewEnabled: boolean | null;
  /**
     * Company name of the issuer in Japanese, the partner (取引先) of an index. Null if the title is to take its place.
     * @minLength 1
     * @maxLength 100
     * @nullable
     */
  issuerName: string | null;
  /**
     * Whether a ZIP of several files can have an index and sortable names (hasIndex, fileNames). If false or null, the portal makes the index and the names itself, in the browser.
     * @nullable
     */
  isArchiveIndexEnabled: boolean | null;
  /**
     * Whether the issuer's bills have a payment due date (paymentDueDate of Bill). If false or null, the portal offers no search, order, column or calendar entry for it.
     * @nullable
     */
  hasPaymentDueDates: boolean | null;
  /**
     * Address of the issuer's accessibility statement, in the language of X-Language if there are several. The footer links to it; null for no link. Opened only if it starts with http or https (S5).
     * @maxLength 2000
     * @nullable
     */
  accessibilityStatementUrl: string | null;
}

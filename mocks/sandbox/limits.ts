/** What the specification does not show (S9) and the sandbox has to settle. */
export const defaultLimits = {
  /** Keywords of one search: fewer than six (S5, S9). */
  keywordLimit: 5,
  /** Bills on a page when nothing was chosen (S9). */
  perPageDefault: 50,
  /** Months that the list shows, this one included (S2 "last N months"). */
  lastMonths: 24,
  /** Files in one ZIP (S8, 400-1-05-02). */
  batchFileLimit: 200,
  /** Days after the present one up to whose end a download deadline is called soon. */
  deadlineSoonDays: 7,
  /** Bytes of a returned file. */
  fileSizeLimit: 10 * 1024 * 1024,
  /** Bytes that the server reads at all (S8, 413-1-00-01). */
  bodySizeLimit: 20 * 1024 * 1024,
  fileNameMaxLength: 100,
  /** Minutes for which the leave to send a file is good. */
  uploadTokenMinutes: 10,
  /** Wrong passwords in a row that lock an account (S4). */
  failedLoginLimit: 5,
  /** Downloads in ten seconds; more give 429-1-05-01. */
  downloadsPerTenSeconds: 60,
  /** Passwords, linkages, invoice numbers and upload tokens in a minute of one customer; more give 429-1-05-01. */
  requestsPerMinute: 20,
  /** Milliseconds that a batch takes at least, so that a second one can be tried by hand. */
  batchMilliseconds: 0,
  /** Sub addresses (S9: 3 in most texts, 10 in others). */
  subMailAddressLimit: 3,
  /** 1 where the customer may change the main address and the sub addresses (S6). */
  isMailAddressEditable: 1,
  isSubMailAddressListEditable: 1,
  /** 1 where a changed main address has to be verified at the next login. */
  verifiesNewMailAddress: 0,
  /** Day of the month up to which changes are accepted (S4). */
  changeLastDayOfMonth: 31,
  /** From how many months a change can be reflected (S3); 1 leaves no choice. */
  changeReflectionMonthCount: 3,
  /**
   * Raised when the issuer changes its items (400-1-06-13, 400-1-07-12). From 2 on the registered
   * information has no fax number any more.
   */
  formVersion: 1,
  /** 0 when the issuer takes no registrations (401-1-07-01). */
  takesRegistrations: 1,
  /** 0 where the customer number can take the place of the login ID (400-1-07-02 without either). */
  isLoginIdRequired: 1,
  verificationResendSeconds: 180,
  verificationWrongEntryLimit: 3,
  verificationCodeMinutes: 30,
  passwordLinkHours: 24,
  registrationLinkHours: 24,
  downloadLinkDays: 30,
  /** Seconds until the mail of a password reissue or a registration can be asked for again. */
  mailResendSeconds: 60,
  /** 1 where issuers replace a forgotten password by a temporary one, whatever their settings say. */
  reissuesTemporaryPassword: 0,
  /** Raised when the issuer publishes another version of its legal texts (400-1-07-12). */
  legalTextVersion: 1,
  /** Hours for which the answer to an idempotency key is kept. */
  idempotencyKeyHours: 24,
  /**
   * Portals below this version are told to load anew (400-1-99-02): the first that was made for the
   * present contract (contract/README.md, "Versions").
   */
  minimumFrontVersion: '0.2.0',
};

export type Limits = typeof defaultLimits;

/** Extensions that a returned file may have (S5). */
export const returnableExtensions = [
  'pdf',
  'xlsx',
  'docx',
  'csv',
  'png',
  'jpg',
  'jpeg',
  'txt',
  'zip',
];

/** Limits for which the specification gives no values (S9). A limit with the value 1 or 0 is a switch. */
export const defaultLimits = {
  /** Keywords in one search: fewer than six (S5, S9). */
  keywordLimit: 5,
  /** Bills on a page by default (S9). */
  perPageDefault: 50,
  /** Months in the list, the current month included (S2 "last N months"). */
  lastMonths: 24,
  /** Files in one ZIP (S8, 400-1-05-02). */
  batchFileLimit: 200,
  /** A bill counts as "deadline soon" up to this number of days before its download deadline. */
  deadlineSoonDays: 7,
  /** Bytes of a returned file. */
  fileSizeLimit: 10 * 1024 * 1024,
  /** Bytes of a request; a larger request gets 413-1-00-01 (S8). */
  bodySizeLimit: 20 * 1024 * 1024,
  fileNameMaxLength: 100,
  /** Lifetime of an upload token. */
  uploadTokenMinutes: 10,
  /** Number of consecutive wrong passwords that lock an account (S4). */
  failedLoginLimit: 5,
  /** Downloads in ten seconds; further downloads get 429-1-05-01. */
  downloadsPerTenSeconds: 60,
  /**
   * Changes per minute and customer (passwords, linkages, invoice numbers, upload tokens); further changes get
   * 429-1-05-01.
   */
  requestsPerMinute: 20,
  /** Minimum duration of a batch download, so that a developer can start a second batch during the first. */
  batchMilliseconds: 0,
  /** Expected duration of a maintenance during which every call gets 503-1-00-01; 0 for no maintenance. */
  maintenanceSeconds: 0,
  /** Number of sub addresses (S9: 3 in most texts, 10 in others). */
  subMailAddressLimit: 3,
  /** Whether the customer may change the main address, and the sub addresses (S6). */
  isMailAddressEditable: 1,
  isSubMailAddressListEditable: 1,
  /** Whether a changed main address has to be verified at the next login. */
  verifiesNewMailAddress: 0,
  /** The last day of the month on which changes are accepted (S4). */
  changeLastDayOfMonth: 31,
  /** Number of months in which a change can take effect (S3); 1 offers no choice. */
  changeReflectionMonthCount: 3,
  /**
   * Version of the issuer's items (400-1-06-13, 400-1-07-12). From version 2, the registered information
   * has no fax number.
   */
  formVersion: 1,
  /** Whether the issuer accepts registrations (401-1-07-01). */
  takesRegistrations: 1,
  /**
   * Whether a registration needs a login ID. If not, the customer number can replace the login ID
   * (400-1-07-02 if both are missing).
   */
  isLoginIdRequired: 1,
  verificationResendSeconds: 180,
  verificationWrongEntryLimit: 3,
  verificationCodeMinutes: 30,
  passwordLinkHours: 24,
  registrationLinkHours: 24,
  downloadLinkDays: 30,
  /** Seconds until the mail of a password reissue or a registration can be requested again. */
  mailResendSeconds: 60,
  /** Whether all issuers replace a forgotten password with a temporary password, instead of a link. */
  reissuesTemporaryPassword: 0,
  /** Version of the issuer's legal texts (400-1-07-12). */
  legalTextVersion: 1,
  /** Hours for which the answer to an idempotency key is kept. */
  idempotencyKeyHours: 24,
  /**
   * Portals of an older version have to reload (400-1-99-02). This is the first version for the current contract
   * (contract/README.md, "Versions").
   */
  minimumFrontVersion: '0.2.0',
};

export type Limits = typeof defaultLimits;

/** Extensions of returned files (S5). */
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

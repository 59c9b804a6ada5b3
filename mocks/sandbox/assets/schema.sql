-- The tables of the sandbox. Times are milliseconds since 1970 by the sandbox's clock, days are yyyy-MM-dd in Japan
-- time, amounts are whole yen. Increase schemaVersion in database.ts with each change of a table.

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE accounts (
  accountId TEXT PRIMARY KEY,
  customerCode TEXT NOT NULL,
  loginId TEXT NOT NULL,
  passwordHash TEXT NOT NULL,
  passwordSetAt INTEGER NOT NULL,
  passwordIsTemporary INTEGER NOT NULL DEFAULT 0,
  passwordExpired INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL,
  failedLogins INTEGER NOT NULL DEFAULT 0,
  lockedAt INTEGER,
  verifiedAt INTEGER,
  mainMailAddress TEXT,
  profile TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (customerCode, loginId)
) STRICT;

CREATE TABLE passwordHistory (
  accountId TEXT NOT NULL,
  passwordHash TEXT NOT NULL,
  setAt INTEGER NOT NULL
) STRICT;
CREATE INDEX passwordHistoryByAccount ON passwordHistory (accountId, setAt DESC);

CREATE TABLE sessions (
  sessionId TEXT PRIMARY KEY,
  accountId TEXT,
  kind TEXT NOT NULL,
  startedAt INTEGER NOT NULL,
  lastSeenAt INTEGER NOT NULL,
  endedBy TEXT
) STRICT;
CREATE INDEX sessionsByAccount ON sessions (accountId);

-- The download links of a session.
CREATE TABLE sessionLinks (
  sessionId TEXT NOT NULL,
  token TEXT NOT NULL,
  accountId TEXT NOT NULL,
  loggedInAt INTEGER NOT NULL,
  PRIMARY KEY (sessionId, token)
) STRICT;

-- Answers to writing calls, for repeated calls (http/repeats.ts).
CREATE TABLE idempotencyKeys (
  scope TEXT NOT NULL,
  idempotencyKey TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  answeredAt INTEGER NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  cookies TEXT NOT NULL,
  PRIMARY KEY (scope, idempotencyKey)
) STRICT;

CREATE TABLE verificationCodes (
  accountId TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  mailAddressId TEXT NOT NULL,
  sentAt INTEGER NOT NULL,
  wrongEntries INTEGER NOT NULL DEFAULT 0,
  isVoid INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE tokens (
  token TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  customerCode TEXT NOT NULL,
  accountId TEXT,
  payload TEXT NOT NULL DEFAULT '{}',
  expiresAt INTEGER NOT NULL,
  consumedAt INTEGER
) STRICT;

CREATE TABLE bills (
  billRowId INTEGER PRIMARY KEY,
  accountId TEXT NOT NULL,
  publicationDate TEXT NOT NULL,
  billTypeId TEXT NOT NULL,
  statusId TEXT NOT NULL DEFAULT 'unconfirmed',
  price INTEGER,
  downloadDeadline TEXT,
  paymentDueDate TEXT,
  lastDownloadedAt INTEGER,
  billNumber TEXT NOT NULL,
  -- Normalised texts for keywords: a column for each search item, and one for all.
  searchNumber TEXT NOT NULL,
  searchTitle TEXT NOT NULL,
  searchCustomer TEXT NOT NULL,
  searchFile TEXT NOT NULL,
  searchOrder TEXT NOT NULL,
  searchAll TEXT NOT NULL,
  billId TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  customerName TEXT,
  orderNumber TEXT NOT NULL,
  mailAttachment TEXT NOT NULL DEFAULT 'notAttached',
  pdfSize INTEGER,
  csvSize INTEGER,
  canReturnFile INTEGER NOT NULL DEFAULT 1,
  isPublished INTEGER NOT NULL DEFAULT 1,
  downloadStatus TEXT NOT NULL DEFAULT 'notDownloaded',
  accessAt INTEGER,
  accessIpAddress TEXT,
  accessSessionId TEXT,
  previousAccessAt INTEGER,
  previousAccessIpAddress TEXT,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX billsByDate ON bills (accountId, publicationDate DESC, billNumber);

CREATE TABLE billDownloads (
  billRowId INTEGER NOT NULL,
  fileId TEXT NOT NULL,
  downloadedAt INTEGER NOT NULL,
  ipAddress TEXT NOT NULL
) STRICT;
CREATE INDEX billDownloadsByFile ON billDownloads (billRowId, fileId);

CREATE TABLE blobs (blobId TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT;

CREATE TABLE files (
  fileId TEXT PRIMARY KEY,
  ownerId TEXT NOT NULL,
  kind TEXT NOT NULL,
  fileName TEXT NOT NULL,
  extension TEXT NOT NULL,
  blobId TEXT NOT NULL
) STRICT;
CREATE INDEX filesByOwner ON files (ownerId, kind, fileId);

CREATE TABLE uploadTokens (
  uploadToken TEXT PRIMARY KEY,
  billRowId INTEGER NOT NULL,
  accountId TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  consumedAt INTEGER
) STRICT;

CREATE TABLE statusHistory (
  historyId INTEGER PRIMARY KEY,
  billRowId INTEGER NOT NULL,
  changedAt INTEGER NOT NULL,
  statusIdBefore TEXT,
  statusIdAfter TEXT NOT NULL,
  changedBy TEXT NOT NULL,
  note TEXT
) STRICT;
CREATE INDEX statusHistoryByBill ON statusHistory (billRowId, changedAt DESC);

CREATE TABLE notices (
  noticeId TEXT PRIMARY KEY,
  customerCode TEXT NOT NULL,
  kind TEXT NOT NULL,
  sortKey INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE TABLE changeRequests (
  changeRequestId TEXT PRIMARY KEY,
  accountId TEXT NOT NULL,
  submittedAt INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE TABLE mails (
  mailId INTEGER PRIMARY KEY,
  receivedAt INTEGER NOT NULL,
  sender TEXT NOT NULL,
  recipients TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE mailAttachments (
  mailId INTEGER NOT NULL,
  place INTEGER NOT NULL,
  fileName TEXT NOT NULL,
  mediaType TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (mailId, place)
) STRICT;

import { codeAddressesOf, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refusal, fieldRefusal } from '../errors.ts';
import { accountOf, sessionOf, type Call, type Handlers } from '../http/call.ts';
import { verificationLetter } from '../mail/letters.ts';
import { endSession, randomDigits } from '../sessions.ts';
import type { Schemas } from '../schemas.ts';

const codeLength = 6;

type SentCode = {
  accountId: string;
  code: string;
  mailAddressId: string;
  sentAt: number;
  wrongEntries: number;
  isVoid: number;
};

/** Replaces all letters of a mail address with stars, except for the first letter and the domain. */
const maskMailAddress = (address: string): string => {
  const index = address.lastIndexOf('@');
  return `${address.slice(0, 1)}${'*'.repeat(Math.max(1, index - 1))}${address.slice(index)}`;
};

const verificationAddressesOf = (account: Account): Schemas['VerificationAddress'][] =>
  codeAddressesOf(account).map((address, index) => ({
    mailAddressId: `ma-${index + 1}`,
    maskedMailAddress: maskMailAddress(address),
    isMain: address === account.mainMailAddress,
  }));

const sentCodeOf = ({ sandbox }: Call, account: Account): SentCode | undefined =>
  sandbox.db.find<SentCode>('verificationCodes', { accountId: account.accountId });

const expiryOf = ({ sandbox }: Call, sentCode: SentCode): number =>
  sentCode.sentAt + sandbox.limits.verificationCodeMinutes * 60 * 1000;

const isUsable = (call: Call, sentCode: SentCode): boolean =>
  sentCode.isVoid === 0 && call.now <= expiryOf(call, sentCode);

/** The time until the next code can be sent. The latest code counts even if that code is no longer valid (S4, S9). */
function waitingTimesOf({ sandbox, now }: Call, sentCode: SentCode | undefined) {
  const resendAfterSeconds = sandbox.limits.verificationResendSeconds;
  const elapsedSeconds = sentCode ? Math.floor((now - sentCode.sentAt) / 1000) : resendAfterSeconds;
  return {
    resendAfterSeconds,
    remainingResendSeconds: Math.max(0, resendAfterSeconds - elapsedSeconds),
  };
}

function codeSendingOf(
  call: Call,
  account: Account,
  sentCode: SentCode,
): Schemas['VerificationCodeSending'] {
  const { limits } = call.sandbox;
  const address = verificationAddressesOf(account).find(
    ({ mailAddressId }) => mailAddressId === sentCode.mailAddressId,
  );
  return {
    mailAddressId: sentCode.mailAddressId,
    // Stars replace an address that has been removed from the account.
    maskedMailAddress: address?.maskedMailAddress ?? '***',
    sentAt: japanDateTime(sentCode.sentAt),
    expiresAt: japanDateTime(expiryOf(call, sentCode)),
    ...waitingTimesOf(call, sentCode),
    wrongEntryLimit: limits.verificationWrongEntryLimit,
    remainingEntries: Math.max(1, limits.verificationWrongEntryLimit - sentCode.wrongEntries),
    codeLength,
  };
}

function countWrongEntry(call: Call, sentCode: SentCode): never {
  const { db, limits } = call.sandbox;
  const wrongEntries = sentCode.wrongEntries + 1;
  const isVoid = wrongEntries >= limits.verificationWrongEntryLimit;
  const { accountId } = sentCode;
  db.update('verificationCodes', { accountId }, { wrongEntries, isVoid: isVoid ? 1 : 0 });
  if (!isVoid) {
    const remainingAttempts = String(limits.verificationWrongEntryLimit - wrongEntries);
    throw refusal('400-1-02-07', { fillIns: { remaining: remainingAttempts } });
  }
  endSession(call.sandbox, sessionOf(call).sessionId, 'void');
  throw refusal('401-1-02-03', { fillIns: { count: String(limits.verificationWrongEntryLimit) } });
}

/** Confirmation codes (S2 verify, S4, S9). */
export const verificationHandlers: Handlers = {
  getVerificationAddresses(call) {
    const account = accountOf(call);
    const sentCode = sentCodeOf(call, account);
    return {
      addresses: verificationAddressesOf(account),
      ...waitingTimesOf(call, sentCode),
      pendingCode:
        sentCode && isUsable(call, sentCode) ? codeSendingOf(call, account, sentCode) : null,
    };
  },

  sendVerificationCode(call) {
    const { sandbox, now } = call;
    const account = accountOf(call);
    const { mailAddressId } = call.body;
    const addressIndex = verificationAddressesOf(account).findIndex(
      (address) => address.mailAddressId === mailAddressId,
    );
    const address = codeAddressesOf(account)[addressIndex];
    if (address === undefined) throw fieldRefusal('400-1-00-02', 'mailAddressId');
    const previousCode = sentCodeOf(call, account);
    const { resendAfterSeconds, remainingResendSeconds } = waitingTimesOf(call, previousCode);
    if (remainingResendSeconds > 0) {
      const minutes = String(Math.ceil(resendAfterSeconds / 60));
      throw refusal('400-1-02-06', { fillIns: { minutes } });
    }
    const code = randomDigits(codeLength);
    const { accountId } = account;
    const sentCode: SentCode = {
      accountId,
      code,
      mailAddressId,
      sentAt: now,
      wrongEntries: 0,
      isVoid: 0,
    };
    sandbox.db.delete('verificationCodes', { accountId });
    sandbox.db.insert('verificationCodes', sentCode);
    sandbox.mail.send(
      verificationLetter({ ...call, recipients: [address] }, code, expiryOf(call, sentCode)),
    );
    return codeSendingOf(call, account, sentCode);
  },

  checkVerificationCode(call) {
    const account = accountOf(call);
    const session = sessionOf(call);
    const sentCode = sentCodeOf(call, account);
    if (!sentCode || !isUsable(call, sentCode)) {
      endSession(call.sandbox, session.sessionId, 'void');
      throw refusal('401-1-02-04');
    }
    if (sentCode.code !== call.body.verificationCode) {
      countWrongEntry(call, sentCode);
    }
    const { db } = call.sandbox;
    db.delete('verificationCodes', { accountId: account.accountId });
    account.verifiedAt = call.now;
    saveAccount(db, account);
    db.update('sessions', { sessionId: session.sessionId }, { kind: 'full' });
  },
};

import { codeAddressesOf, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refuse, refuseField } from '../errors.ts';
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

/** The first letter and the domain; the rest as asterisks. */
const maskAddress = (address: string): string => {
  const index = address.lastIndexOf('@');
  return `${address.slice(0, 1)}${'*'.repeat(Math.max(1, index - 1))}${address.slice(index)}`;
};

const verificationAddressesOf = (account: Account): Schemas['VerificationAddress'][] =>
  codeAddressesOf(account).map((address, index) => ({
    mailAddressId: `ma-${index + 1}`,
    maskedMailAddress: maskAddress(address),
    isMain: address === account.mainMailAddress,
  }));

const sentCodeOf = ({ world }: Call, account: Account): SentCode | undefined =>
  world.db.find<SentCode>('verificationCodes', { accountId: account.accountId });

const expiryOf = ({ world }: Call, sent: SentCode): number =>
  sent.sentAt + world.limits.verificationCodeMinutes * 60 * 1000;

const isUsable = (call: Call, sent: SentCode): boolean =>
  sent.isVoid === 0 && call.now <= expiryOf(call, sent);

/** The wait until another code can be sent, even if the last one is void (S4, S9). */
function waitingTimes({ world, now }: Call, sent: SentCode | undefined) {
  const resendAfterSeconds = world.limits.verificationResendSeconds;
  const elapsedSeconds = sent ? Math.floor((now - sent.sentAt) / 1000) : resendAfterSeconds;
  return {
    resendAfterSeconds,
    remainingResendSeconds: Math.max(0, resendAfterSeconds - elapsedSeconds),
  };
}

function codeSendingOf(
  call: Call,
  account: Account,
  sent: SentCode,
): Schemas['VerificationCodeSending'] {
  const { limits } = call.world;
  const address = verificationAddressesOf(account).find(
    ({ mailAddressId }) => mailAddressId === sent.mailAddressId,
  );
  return {
    mailAddressId: sent.mailAddressId,
    // The address has been removed from the account.
    maskedMailAddress: address?.maskedMailAddress ?? '***',
    sentAt: japanDateTime(sent.sentAt),
    expiresAt: japanDateTime(expiryOf(call, sent)),
    ...waitingTimes(call, sent),
    wrongEntryLimit: limits.verificationWrongEntryLimit,
    remainingEntries: Math.max(1, limits.verificationWrongEntryLimit - sent.wrongEntries),
    codeLength,
  };
}

function countWrongEntry(call: Call, sent: SentCode): never {
  const { db, limits } = call.world;
  const wrongEntries = sent.wrongEntries + 1;
  const isVoid = wrongEntries >= limits.verificationWrongEntryLimit;
  const { accountId } = sent;
  db.update('verificationCodes', { accountId }, { wrongEntries, isVoid: isVoid ? 1 : 0 });
  if (!isVoid) {
    const remaining = String(limits.verificationWrongEntryLimit - wrongEntries);
    throw refuse('400-1-02-07', { fillIns: { remaining } });
  }
  endSession(call.world, sessionOf(call).sessionId, 'void');
  throw refuse('401-1-02-03', { fillIns: { count: String(limits.verificationWrongEntryLimit) } });
}

/** Confirmation codes (S2 verify, S4, S9). */
export const verificationHandlers: Handlers = {
  getVerificationAddresses(call) {
    const account = accountOf(call);
    const sent = sentCodeOf(call, account);
    return {
      addresses: verificationAddressesOf(account),
      ...waitingTimes(call, sent),
      pendingCode: sent && isUsable(call, sent) ? codeSendingOf(call, account, sent) : null,
    };
  },

  sendVerificationCode(call) {
    const { world, now } = call;
    const account = accountOf(call);
    const { mailAddressId } = call.body;
    const at = verificationAddressesOf(account).findIndex(
      (address) => address.mailAddressId === mailAddressId,
    );
    const address = codeAddressesOf(account)[at];
    if (address === undefined) throw refuseField('400-1-00-02', 'mailAddressId');
    const previousCode = sentCodeOf(call, account);
    const { resendAfterSeconds, remainingResendSeconds } = waitingTimes(call, previousCode);
    if (remainingResendSeconds > 0) {
      const minutes = String(Math.ceil(resendAfterSeconds / 60));
      throw refuse('400-1-02-06', { fillIns: { minutes } });
    }
    const code = randomDigits(codeLength);
    const { accountId } = account;
    const sent: SentCode = {
      accountId,
      code,
      mailAddressId,
      sentAt: now,
      wrongEntries: 0,
      isVoid: 0,
    };
    world.db.delete('verificationCodes', { accountId });
    world.db.insert('verificationCodes', sent);
    world.mail.send(verificationLetter({ ...call, to: [address] }, code, expiryOf(call, sent)));
    return codeSendingOf(call, account, sent);
  },

  checkVerificationCode(call) {
    const account = accountOf(call);
    const session = sessionOf(call);
    const sent = sentCodeOf(call, account);
    if (!sent || !isUsable(call, sent)) {
      endSession(call.world, session.sessionId, 'void');
      throw refuse('401-1-02-04');
    }
    if (sent.code !== call.body.verificationCode) {
      countWrongEntry(call, sent);
    }
    const { db } = call.world;
    db.delete('verificationCodes', { accountId: account.accountId });
    account.verifiedAt = call.now;
    saveAccount(db, account);
    db.update('sessions', { sessionId: session.sessionId }, { kind: 'full' });
  },
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileNameFrom } from '../../src/lib/content-disposition.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { password, sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

const postControl = async (name: string, body?: unknown, url = sandbox.url) => {
  const response = await fetch(`${url}/_sandbox/${name}`, {
    method: 'POST',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, json };
};

it('every call is answered with 503-1-00-01 and Retry-After until the maintenance ends', async () => {
  await postControl('limits', { maintenanceSeconds: 600 });
  const url = `${sandbox.url}/demo/mypage-api/setting/info`;
  const refusal = await fetch(url);
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '600']);
  expect(await refusal.json()).toMatchObject([{ code: '503-1-00-01' }]);
  await postControl('limits', { maintenanceSeconds: 0 });
  expect((await fetch(url)).status).toBe(200);
});

it('a forced error is returned as often as requested', async () => {
  await postControl('next-error', { operationId: 'getSettingInfo', code: '500-1-00-01', times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1)
    statuses.push((await sandbox.customer().get('/setting/info')).status);
  expect(statuses).toEqual([500, 500, 200]);
});

describe('the control address', () => {
  it.each([
    ['limits', { batchFileLimit: '3' }, 'batchFileLimit is a number.'],
    ['limits', { minimumFrontVersion: 3 }, 'minimumFrontVersion is a string.'],
    ['limits', { batchFileLimits: 3 }, 'There is no limit batchFileLimits.'],
    ['next-error', { operationId: 'getBanner', code: '400-1-02-01' }, 'cannot answer'],
    ['provider-state', { state: 'it rains' }, '/_sandbox/state'],
  ])('refuses a POST to /%s with the body %j and returns a hint', async (name, body, text) => {
    const message = expect.stringContaining(text);
    expect(await postControl(name, body)).toMatchObject({ status: 400, json: { message } });
  });

  it('resets logins, clock and limits', async () => {
    const customer = await sandbox.logIn();
    await postControl('clock', { advanceSeconds: 60 });
    await postControl('limits', { batchFileLimit: 3 });
    await postControl('next-error', { operationId: 'getCurrentUser', code: '500-1-00-01' });
    await postControl('reset');
    expect((await customer.get('/user/me')).code).toBe('401-1-00-01');
    expect(sandbox.data.clock.offsetMs).toBe(0);
    expect(sandbox.data.limits.batchFileLimit).toBe(200);
  });
});

it.each([
  ['download', 'downloadurl/login/index', '/downloads', undefined],
  ['invoiceNumber', 'invoiceRegisterNumber/index', '/invoice-number', undefined],
  ['firstPassword', 'bapPasswdMaster/passwdSetting', '/auth/password-settings', 'initial'],
])('the link of the mail %s is valid for 30 days', async (kind, route, apiPath, purpose) => {
  const { json } = await postControl('issuer-mail', { kind, loginId: 'empty-user' });
  const { token } = Object(json);
  const text = `/demo/mypage/${route}/${token}\n\n有効期限：2026/12/20 15:00`;
  const recipients = ['keiri@empty.example.jp'];
  expect(sandbox.mails()).toMatchObject([{ recipients, text: expect.stringContaining(text) }]);
  sandbox.data.clock.advance(30 * 86_400);
  const { json: state } = await sandbox.customer().get(`${apiPath}/${token}`);
  expect(state).toMatchObject({ state: 'valid', ...(purpose && { purpose }) });
});

it('a mailed link of an issuer without electronic storage has no linkage', async () => {
  const customer = await sandbox.visitor('plain');
  const login = { loginId: 'plain-user', password };
  const mail = { kind: 'download', customerCode: 'plain', loginId: login.loginId };
  const { token } = Object((await postControl('issuer-mail', mail)).json);
  await customer.post(`/downloads/${token}/login`, login);
  const { code } = await customer.get(`/e-storage/by-token/${token}/linkage`);
  expect(code).toBe('404-1-00-01');
});

it('a legal text has the configured version and the name of its issuer', async () => {
  await postControl('limits', { legalTextVersion: 2 });
  const version = expect.stringMatching(/-2$/);
  const customer = sandbox.customer();
  customer.language = 'en';
  const { json } = await customer.get('/setting/legal-texts/privacyPolicy');
  expect(json).toMatchObject({ version, title: 'Handling of personal information' });
  const plainCustomer = sandbox.customer('plain');
  const { issuerName } = Object((await plainCustomer.get('/setting/info')).json);
  const { json: plainText } = await plainCustomer.get('/setting/legal-texts/terms');
  expect(plainText).toMatchObject({ version, html: expect.stringContaining(issuerName) });
  expect(Object(plainText).html).not.toContain('東都');
});

it('bills that the control address publishes are announced by mail, with their files', async () => {
  const { json } = await postControl('publish');
  const [, , billId] = Object(json).billIds;
  expect((await postControl('change-bill', {})).json).toEqual({ billId });
  const [{ subject, sender, text } = {}, billMail] = sandbox.mails();
  const title = '東都電子商事 Web明細サービス';
  expect(subject).toBe(`【${title}】新しい書類を公開しました（3件）`);
  expect(sender).toBe(`${title} <noreply@demo.example.com>`);
  expect(text?.match(/^・2026年10月分 ご請求書（INV-202611-\d{5}）$/gm)).toHaveLength(3);
  expect(await (await fetch(sandbox.mailboxUrl)).text()).toContain('"/mails/1/0" download>');
  const file = await fetch(`${sandbox.mailboxUrl}/mails/1/2`);
  expect(fileNameFrom(file.headers.get('content-disposition'))).toBe(billMail?.attachments[2]);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
});

describe('the mailbox', () => {
  const fetchMailbox = async () => (await fetch(sandbox.mailboxUrl)).text();

  it('shows mails newest first, with time, recipient, Japanese subject and working links', async () => {
    const recipient = 'keiri@aoba-foods.example.jp';
    const requestLink = async () =>
      (await sandbox.visitor()).post('/auth/password-reissue', {
        loginId: 'demo-user',
        registeredMailAddress: recipient,
      });
    await requestLink();
    sandbox.data.clock.advance(9 * 60 * 60);
    await requestLink();
    const html = await fetchMailbox();
    const times = [...html.matchAll(/<time>([^<]+)<\/time>/g)].map(([, time]) => time);
    expect(times).toEqual(['2026-11-21T00:00:00+09:00', '2026-11-20T15:00:00+09:00']);
    for (const part of [`<dd>${recipient}</dd>`, 'パスワード設定のご案内'])
      expect(html).toContain(part);
    expect(html).toMatch(/<a href="http:\/\/[^"]+passwdSetting\/tk_[^"]+">/);
    const links = [expect.stringContaining('/bapPasswdMaster/passwdSetting/')];
    expect(await (await fetch(`${sandbox.mailboxUrl}/mails.json`)).json()).toMatchObject(
      times.map((receivedAt) => ({ receivedAt, recipients: [recipient], links })),
    );
  });

  it('shows markup in a mail as text', async () => {
    const [subject, text] = ['<script>alert(1)</script>', '<b>x</b>'];
    const mail = { receivedAt: 0, sender: '', recipients: '[]', subject, text };
    sandbox.data.db.insert('mails', mail);
    expect(await fetchMailbox()).not.toMatch(/<script>|<b>/);
  });
});

it('a restarted sandbox keeps its bills and its clock', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const options = { dbPath: path.join(folder, 'new-folder', 'sandbox.db'), demoBillCount: 20 };
  const advanceSeconds = 30 * 86_400;
  const firstSandbox = await createSandbox(options);
  expect((await postControl('clock', { advanceSeconds }, firstSandbox.url)).status).toBe(200);
  const countBills = ({ data }: typeof firstSandbox) =>
    data.db.get('SELECT count(*) AS n FROM bills');
  const billCount = countBills(firstSandbox);
  await firstSandbox.close();
  const restartedSandbox = await createSandbox(options);
  expect(restartedSandbox.data.clock.offsetMs).toBe(advanceSeconds * 1000);
  expect(countBills(restartedSandbox)).toEqual(billCount);
  await restartedSandbox.close();
});

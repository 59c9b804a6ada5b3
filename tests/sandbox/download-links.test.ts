import { describe, expect, it } from 'vitest';
import type { DownloadFileList } from '../../generated/model/downloadFileList.ts';
import { jsonOf, newPasswords, password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const logIn = (customer: Customer, token: string) =>
  customer.post(`/downloads/${token}/login`, { password });

async function inLink(): Promise<Customer> {
  const customer = await sandbox.visitor();
  await logIn(customer, 'demo-download');
  return customer;
}

const list = async (customer: Customer, token = 'demo-download') =>
  jsonOf<DownloadFileList>(await customer.get(`/downloads/${token}/files`));

describe('a session of download links', () => {
  it('keeps earlier links open, under a new cookie, and no others', async () => {
    const customer = await inLink();
    const planted = customer.cookies.get('MYPAGE_DOWNLOAD') ?? '';
    await logIn(customer, 'demo-download-empty');
    expect(customer.cookies.get('MYPAGE_DOWNLOAD')).not.toBe(planted);
    expect((await list(customer)).total).toBeGreaterThan(0);
    expect((await list(customer, 'demo-download-empty')).total).toBe(0);
    expect((await customer.get('/downloads/demo-download-many/files')).code).toBe('401-1-08-01');
    // A person who knows the earlier cookie does not get into the later link.
    const other = await sandbox.visitor();
    other.cookies.set('MYPAGE_DOWNLOAD', planted);
    expect((await other.get('/downloads/demo-download-empty/files')).code).toBe('401-1-08-01');
  });

  it('finds the link of a bill, or otherwise the latest link', async () => {
    const customer = await inLink();
    const { items } = await list(customer);
    await logIn(customer, 'demo-download-empty');
    const tokenFor = async (query: string) =>
      (await customer.get(`/download-session${query}`)).json;
    expect(await tokenFor(`?billId=${items[0]?.billId}`)).toMatchObject({ token: 'demo-download' });
    for (const query of ['', '?billId=unknown-bill'])
      expect(await tokenFor(query)).toMatchObject({ token: 'demo-download-empty' });
  });

  it('ends when the password is changed', async () => {
    const customer = await inLink();
    const owner = await sandbox.loggedIn();
    await owner.put('/auth/password', { currentPassword: password, ...newPasswords() });
    for (const path of ['/download-session', '/downloads/demo-download/files'])
      expect((await customer.get(path)).code).toBe('401-1-08-01');
  });
});

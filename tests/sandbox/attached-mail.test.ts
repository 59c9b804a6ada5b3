import { describe, expect, it } from 'vitest';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

const keiri = 'keiri@aoba-foods.example.jp';
const line = {
  billTypeId: 'invoice',
  isAttached: true,
  fileFormats: ['csv'],
  mailAddresses: [keiri],
};

/** Saves lines as a customer of `demo`, or of `plain`, whose issuer decides itself. */
const save = async (items: readonly object[], loginId = 'demo-user') =>
  (await sandbox.loggedIn(loginId)).put('/user/attached-mail-settings', {
    revision: 'rev-1',
    items,
  });

describe('what is attached to mails', () => {
  it('offers each form that the issuer publishes a bill type in', async () => {
    const customer = await sandbox.loggedIn();
    expect((await customer.get('/user/attached-mail-settings')).json).toMatchObject({
      items: [
        { billTypeId: 'invoice', isEditable: true, selectableFileFormats: ['pdf', 'csv'] },
        { billTypeId: 'deliveryNote', isEditable: true, selectableFileFormats: ['pdf', 'csv'] },
        { billTypeId: 'paymentStatement', isEditable: true, selectableFileFormats: ['pdf'] },
      ],
    });
  });

  it.each([
    ['of a bill type that the issuer has not', { billTypeId: 'receipt', fileFormats: ['pdf'] }],
    ['in a form that the issuer does not publish', { billTypeId: 'paymentStatement' }],
  ])('is no file %s', async (_, change) => {
    expect((await save([line, { ...line, ...change }])).code).toBe('400-1-06-13');
    expect((await save([line])).status).toBe(200);
  });

  it('is not chosen where the issuer decides', async () => {
    const lines = [{ ...line, mailAddresses: ['keiri@plain.example.jp'] }];
    expect((await save(lines, 'plain-user')).code).toBe('400-1-06-13');
  });

  it.each([
    [{ fileFormats: [] }, 'items.1.fileFormats'],
    [{ mailAddresses: [] }, 'items.1.mailAddresses'],
  ])('needs a form and a receiver: %j', async (change, target) => {
    const second = { ...line, billTypeId: 'deliveryNote', ...change };
    expect((await save([line, second])).json).toMatchObject([
      { code: '400-1-00-01', target: [target] },
    ]);
    expect((await save([line, { ...second, isAttached: false }])).status).toBe(200);
  });

  it('is not saved as it was', async () => {
    const unchanged = { ...line, fileFormats: ['pdf'] };
    expect((await save([unchanged])).code).toBe('400-1-06-07');
    const customer = await sandbox.loggedIn();
    const settings = await customer.get('/user/attached-mail-settings');
    expect(settings.json).toMatchObject({ revision: 'rev-1' });
  });

  it('is not switched to what it is', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await customer.put('/user/ledger-mail-attachment', {
      revision: 'rev-1',
      isLedgerMailAttached: true,
    });
    expect(answer.code).toBe('400-1-06-07');
  });
});

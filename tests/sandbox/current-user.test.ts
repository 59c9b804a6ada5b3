import { describe, expect, it } from 'vitest';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

describe('who is logged in', () => {
  it.each([
    ['has a name and an honorific', 'demo-user', 'ja', '株式会社青葉フーズ流通', '御中'],
    ['has no honorific in English', 'demo-user', 'en', '株式会社青葉フーズ流通', null],
    ['may have neither', 'nameless-user', 'ja', null, null],
  ] as const)('%s', async (_, loginId, language, customerName, titleOfHonor) => {
    const customer = await sandbox.loggedIn(loginId);
    customer.language = language;
    expect((await customer.get('/user/me')).json).toMatchObject({ customerName, titleOfHonor });
  });

  it('may have a name alone', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', ({ profile }) => {
      profile.titleOfHonor = null;
    });
    expect((await customer.get('/user/me')).json).toMatchObject({ titleOfHonor: null });
  });

  it('is honoured by name only', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', ({ profile }) => {
      profile.customerName = null;
    });
    expect((await customer.get('/user/me')).json).toMatchObject({
      customerName: null,
      titleOfHonor: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

describe('the electronic-storage service', () => {
  it('is named in the language asked for, with its own address', async () => {
    const customer = await sandbox.loggedIn();
    const service = async (): Promise<unknown> => (await customer.get('/e-storage/linkage')).json;
    const serviceUrl = expect.stringMatching(/^https:\/\/\w/);
    expect(await service()).toMatchObject({ serviceName: '電子保管サービス', serviceUrl });
    customer.language = 'en';
    expect(await service()).toMatchObject({ serviceName: 'Electronic Storage', serviceUrl });
  });

  it('is linked too often by one customer, not by all together', async () => {
    sandbox.world.limits.requestsPerMinute = 1;
    const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn('empty-user')];
    const made = await one.call('POST', '/e-storage/linkage');
    const { revision } = Object(made.json);
    await one.delete(`/e-storage/linkage?revision=${revision}`);
    expect((await one.call('POST', '/e-storage/linkage')).code).toBe('429-1-05-01');
    expect((await other.call('POST', '/e-storage/linkage')).status).toBe(201);
  });
});

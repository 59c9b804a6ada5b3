import { describe, expect, it } from 'vitest';
import { password, sandboxForTests, type Answer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

const revisionIn = (answer: Answer): string => {
  const made: { revision: string } = JSON.parse(answer.bytes.toString('utf8'));
  return made.revision;
};

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
    await one.delete(`/e-storage/linkage?revision=${revisionIn(made)}`);
    expect((await one.call('POST', '/e-storage/linkage')).code).toBe('429-1-05-01');
    expect((await other.call('POST', '/e-storage/linkage')).status).toBe(201);
  });
});

describe('the electronic-storage linkage', () => {
  it('is absent, then generated, then absent again', async () => {
    const customer = await sandbox.loggedIn();
    const states: unknown[] = [(await customer.get('/e-storage/linkage')).json];
    const made = await customer.call('POST', '/e-storage/linkage');
    states.push(made.json);
    await customer.delete(`/e-storage/linkage?revision=${revisionIn(made)}`);
    states.push((await customer.get('/e-storage/linkage')).json);
    expect(states).toMatchObject([
      { state: 'absent', deletedAt: null },
      { state: 'generated', linkageCode: expect.stringMatching(/^\d{4}:\d{13}$/) },
      { state: 'absent', deletedAt: '2026-11-20T15:00:00+09:00' },
    ]);
  });

  it('is not there where the issuer offers none', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const calls = ['GET', 'POST', 'DELETE'].map((method) =>
      customer.call(method, `/e-storage/linkage${method === 'DELETE' ? '?revision=rev-1' : ''}`),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes).toEqual(['404-1-00-01', '404-1-00-01', '404-1-00-01']);
  });

  it('is not there either for whoever comes by a mailed link of such an issuer', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const order = { kind: 'download', loginId: 'plain-user', customerCode: 'plain' };
    const mailed = await fetch(`${sandbox.url}/_sandbox/issuer-mail`, {
      method: 'POST',
      headers,
      body: JSON.stringify(order),
    });
    const { token } = await mailed.json();
    const customer = sandbox.customer('plain');
    await customer.get(`/downloads/${token}`);
    expect((await customer.post(`/downloads/${token}/login`, { password })).status).toBe(204);
    const codes = [];
    for (const method of ['GET', 'POST', 'DELETE']) {
      const query = method === 'DELETE' ? '?revision=rev-1' : '';
      const at = `/e-storage/by-token/${token}/linkage${query}`;
      codes.push((await customer.call(method, at)).code);
    }
    expect(codes).toEqual(['404-1-00-01', '404-1-00-01', '404-1-00-01']);
  });

  it('is not deleted by whoever has seen another one', async () => {
    const customer = await sandbox.loggedIn();
    const remove = (revision: string) => customer.delete(`/e-storage/linkage?revision=${revision}`);
    const first = revisionIn(await customer.call('POST', '/e-storage/linkage'));
    await remove(first);
    const second = revisionIn(await customer.call('POST', '/e-storage/linkage'));
    const answers = [await remove(first), await remove(second), await remove(second)];
    expect(answers.map(({ status }) => status)).toEqual([409, 204, 409]);
  });

  it('cannot be registered twice', async () => {
    const customer = await sandbox.loggedIn();
    await customer.call('POST', '/e-storage/linkage');
    expect((await customer.call('POST', '/e-storage/linkage')).code).toBe('409-1-00-01');
  });
});

import { expect, it } from 'vitest';
import { loadContract } from '../../../mocks/prism/contract.ts';
import { isFieldOf, requestFieldsOf } from '../../../mocks/prism/error-details.ts';
import { call, fetchControl, startExamplesServer, orderNextAnswer } from './harness.ts';

const loginCall = { method: 'POST', body: '{"loginId": "x"}' };
const jsonHeaders = { 'Content-Type': 'application/json' };

const errorOrder = { operationId: 'login', code: '400-1-00-04' };

it('a forced error has the requested target and fill-ins', async () => {
  const server = await startExamplesServer();
  const target = ['addresses.1.address', 'loginId'];
  const fillIns = { name: 'address', max: '40' };
  await orderNextAnswer(server, { ...errorOrder, target, fillIns });
  const answer = await call(server, '/auth/login', { ...loginCall, headers: jsonHeaders });
  expect(await answer.json()).toEqual([
    {
      code: '400-1-00-04',
      target,
      mapping: [
        { key: 'name', value: 'address', type: 'FE' },
        { key: 'max', value: '40', type: 'BE' },
      ],
    },
  ]);
});

it('a forced error has the details of the example if the request omits them', async () => {
  const server = await startExamplesServer();
  await orderNextAnswer(server, { ...errorOrder, fillIns: { max: '' } });
  const answer = await call(server, '/auth/login', { ...loginCall, headers: jsonHeaders });
  expect(await answer.json()).toMatchObject([
    { target: ['keyword'], mapping: [{ value: 'keyword' }, { value: '' }] },
  ]);
});

it.each([
  [
    { ...errorOrder, target: ['loginID'] },
    'login takes no entry loginID; it takes: loginId, addresses, addresses.0.address',
  ],
  [
    { operationId: 'downloadBillsZip', code: '400-1-00-04', target: ['keyword'] },
    'downloadBillsZip has no example 400-1-00-04; it has: ',
  ],
  [
    { ...errorOrder, fillIns: { maximum: '4' } },
    '400-1-00-04 has no fill-in maximum; it has: name, max',
  ],
  [
    { operationId: 'login', code: '400-1-02-01', fillIns: { name: 'loginId' } },
    '400-1-02-01 has no fill-in name; it has: none',
  ],
  [
    { operationId: 'login', kind: 'drop', target: ['loginId'] },
    'target and fillIns need an error code: set `code`',
  ],
])('the order %j is refused with one sentence', async (order, sentence) => {
  const server = await startExamplesServer();
  const refusedAnswer = await orderNextAnswer(server, order);
  expect(refusedAnswer.status).toBe(400);
  expect(await refusedAnswer.json()).toEqual({ title: sentence, status: 400 });
  expect(await fetchControl(server, 'next')).toEqual([]);
});

const operations = await loadContract('generated/openapi.json');
const fieldsOf = (operationId: string): string[] => {
  const operation = operations.find(({ iid }) => iid === operationId);
  return operation ? requestFieldsOf(operation, operations) : [];
};

it('the request fields of the real contract have the names that the target of an error uses', () => {
  expect(fieldsOf('login')).toEqual(['loginId', 'password']);
  expect(fieldsOf('setPasswordByToken')).toContain('token');
  expect(fieldsOf('searchBills')).toContain('publicationDateFrom');
  expect(fieldsOf('uploadReturnedFile')).toContain('file');
  const addressFields = fieldsOf('updateMailAddresses');
  expect(addressFields).toContain('subMailAddressList.0.subMailAddress');
  expect(isFieldOf(addressFields, 'subMailAddressList.9.subMailAddress')).toBe(true);
  expect(isFieldOf(addressFields, 'subMailAddressList.9')).toBe(true);
  expect(isFieldOf(addressFields, 'subMailAddressList.9.mailAddress')).toBe(false);
});

it('item keys of the issuer in the examples count as fields of the change request only', () => {
  expect(fieldsOf('submitChangeRequest')).toContain('phoneNumber');
  expect(fieldsOf('updateMailAddresses')).not.toContain('phoneNumber');
});

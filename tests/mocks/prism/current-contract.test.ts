import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { call, fetchControl, startExamplesServer, writeContractFile } from './harness.ts';
import { smallContract } from './small-contract.ts';

/** The small contract after a change: without pages, with one more operation. */
function changedContract(): object {
  const { paths, ...otherParts } = structuredClone(smallContract);
  paths['/bills'].get.parameters = paths['/bills'].get.parameters.filter(
    (parameter) => parameter.name !== 'page',
  );
  const addedOperation = { ...paths['/bills/{billId}/csv'].get, operationId: 'downloadBillText' };
  return { ...otherParts, paths: { ...paths, '/bills/{billId}/text': { get: addedOperation } } };
}

const statusOf = async (...request: Parameters<typeof call>): Promise<number> =>
  (await call(...request)).status;

it('the mock server uses a changed contract from the next call on, and logs the reload once', async () => {
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const path = writeContractFile();
  const server = await startExamplesServer(path);
  expect(await statusOf(server, '/bills?page=1')).toBe(200);
  expect(await statusOf(server, '/bills/b1/text')).toBe(404);
  expect(consoleLog).not.toHaveBeenCalled();

  writeFileSync(path, JSON.stringify(changedContract()));
  const concurrentStatuses = [
    statusOf(server, '/bills?page=1'),
    statusOf(server, '/bills/b1/text'),
  ];
  expect(await Promise.all(concurrentStatuses)).toEqual([422, 200]);
  expect(consoleLog.mock.calls).toEqual([[`The mock server has reloaded the contract: ${path}`]]);
  expect(await fetchControl(server, 'operations')).toHaveLength(7);

  // A call of a control address also reloads the contract, even if the size of the file is the same.
  writeFileSync(path, JSON.stringify(changedContract()).replace('BillText', 'BillHtml'));
  const listedOperations = await fetchControl(server, 'operations');
  expect(JSON.stringify(listedOperations)).toContain('"downloadBillHtml"');
});

it.each([
  ['a file that is cut off', '{"openapi": "3.1.0", "paths": {'],
  ['JSON that is not a contract', '{"hello": "world"}'],
  ['an operation without a name', JSON.stringify(smallContract).replace('"searchBills"', '""')],
])(
  'an unreadable contract (%s) is reported once, and the previous contract stays in use',
  async (_, text) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
    const path = writeContractFile();
    const server = await startExamplesServer(path);
    const fetchContractState = async () => fetchControl(server, 'contract');
    const stateBefore = await fetchContractState();
    expect(stateBefore).toMatchObject({ operations: 6, problem: null });

    writeFileSync(path, text);
    expect(await statusOf(server, '/bills?page=1')).toBe(200);
    expect(await statusOf(server, '/bills?page=1')).toBe(200);
    expect(consoleError).toHaveBeenCalledOnce();
    const { problem, readAt } = await fetchContractState();
    expect(problem).toContain(`${path} is not a readable contract, so the previous contract stays`);
    // The panel reloads when readAt changes.
    expect(readAt).toBe(stateBefore.readAt);

    writeFileSync(path, JSON.stringify(changedContract()));
    expect(await statusOf(server, '/bills/b1/text')).toBe(200);
    const stateAfter = await fetchContractState();
    expect(stateAfter).toMatchObject({ operations: 7, problem: null });
    expect(Date.parse(stateAfter.readAt)).toBeGreaterThan(Date.parse(stateBefore.readAt));
  },
);

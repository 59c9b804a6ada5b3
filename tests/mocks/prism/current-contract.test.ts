import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { call, controlOf, examplesServer, writeContract } from './harness.ts';
import { smallContract } from './small-contract.ts';

/** The small contract after a change: without pages, with one more operation. */
function changedContract(): object {
  const { paths, ...rest } = structuredClone(smallContract);
  paths['/bills'].get.parameters = paths['/bills'].get.parameters.filter(
    (parameter) => parameter.name !== 'page',
  );
  const added = { ...paths['/bills/{billId}/csv'].get, operationId: 'downloadBillText' };
  return { ...rest, paths: { ...paths, '/bills/{billId}/text': { get: added } } };
}

const statusOf = async (...request: Parameters<typeof call>): Promise<number> =>
  (await call(...request)).status;

it('a changed contract is used from the next call on', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const path = writeContract();
  const server = await examplesServer(path);
  expect(await statusOf(server, '/bills?page=1')).toBe(200);
  expect(await statusOf(server, '/bills/b1/text')).toBe(404);
  expect(log).not.toHaveBeenCalled();

  writeFileSync(path, JSON.stringify(changedContract()));
  const together = [statusOf(server, '/bills?page=1'), statusOf(server, '/bills/b1/text')];
  expect(await Promise.all(together)).toEqual([422, 200]);
  expect(log.mock.calls).toEqual([[`The mock server has reloaded the contract: ${path}`]]);
  const listed = await controlOf(server, 'operations');
  expect(listed).toHaveLength(7);
});

it('control addresses use the new contract before any call of the portal', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const path = writeContract();
  const server = await examplesServer(path);
  writeFileSync(path, JSON.stringify(changedContract()));
  expect(await controlOf(server, 'operations')).toHaveLength(7);
});

it.each([
  ['half a file', '{"openapi": "3.1.0", "paths": {'],
  ['no contract', '{"hello": "world"}'],
  ['an operation without a name', JSON.stringify(smallContract).replace('"searchBills"', '""')],
])(
  'an unreadable contract (%s) is reported once, and the previous one stays in use',
  async (_, text) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'log').mockReturnValue();
    const path = writeContract();
    const server = await examplesServer(path);
    const state = async () => controlOf(server, 'contract');
    const first = await state();
    expect(first).toMatchObject({ operations: 6, problem: null });

    writeFileSync(path, text);
    expect(await statusOf(server, '/bills?page=1')).toBe(200);
    expect(await statusOf(server, '/bills?page=1')).toBe(200);
    expect(error).toHaveBeenCalledOnce();
    const { problem, readAt } = await state();
    expect(problem).toContain(`${path} is not a readable contract, so the previous contract stays`);
    // The panel reloads when readAt changes.
    expect(readAt).toBe(first.readAt);

    writeFileSync(path, JSON.stringify(changedContract()));
    expect(await statusOf(server, '/bills/b1/text')).toBe(200);
    const last = await state();
    expect(last).toMatchObject({ operations: 7, problem: null });
    expect(Date.parse(last.readAt)).toBeGreaterThan(Date.parse(first.readAt));
  },
);

import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { inProject } from '../../../contract/lib/project.ts';
import { loadContract } from '../../../mocks/prism/contract.ts';
import { createMockServer, type MockServer } from '../../../mocks/prism/server.ts';
import { scenarioOfHar } from '../../../mocks/scenario/import-har.ts';
import { readScenario } from '../../../mocks/scenario/scenario-file.ts';
import type { Scenario } from '../../../mocks/scenario/scenario-file.ts';
import { listen } from '../../../scripts/preview/listen.ts';
import { call, fetchControl, orderNextAnswer } from '../prism/harness.ts';

const specPath = inProject('generated/openapi.json');
const headers = { 'X-Flow-Id': 'f'.repeat(32), 'X-Language': 'ja', 'X-Front-Version': '999.0.0' };
const customer = {
  customerKey: 'key-0000-0001',
  customerName: '株式会社青葉',
  titleOfHonor: '御中',
};

/** The values of `customer` as a recording contains them. */
const redactedCustomer = {
  customerKey: expect.stringMatching(/^[a-z]{3}-\d{4}-\d{4}$/),
  customerName: expect.stringMatching(/^(?!株式会社青葉)\p{Script=Han}{6}$/u),
  titleOfHonor: expect.stringMatching(/^(?!御中)\p{Script=Han}{2}$/u),
};

it('the control address starts, stops and reads a recording, which forwards a backend’s bytes unchanged', async () => {
  const bytes = gzipSync(JSON.stringify(customer));
  const backend = await listen(
    createServer((request, response) => {
      const isFile = request.url?.endsWith('/pdf') === true;
      const type = {
        'Content-Type': isFile ? 'application/pdf' : 'application/json',
        'Content-Disposition': "attachment; filename*=UTF-8''a.pdf",
      };
      response.writeHead(200, isFile ? type : { ...type, 'Content-Encoding': 'gzip' });
      response.end(isFile ? '%PDF' : bytes);
    }),
    0,
  );
  onTestFinished(backend.close);
  const mock = await createMockServer({ mode: 'provider', provider: { url: backend.url } });
  onTestFinished(mock.close);
  const callRecordControl = (method: string) => fetch(`${mock.url}/_mock/record`, { method });
  await call(mock, '/user/me', { headers });
  await callRecordControl('POST');
  expect(await (await call(mock, '/user/me', { headers })).json()).toEqual(customer);
  expect(await (await call(mock, '/bills/b-1/pdf', { headers })).text()).toBe('%PDF');
  expect(await fetchControl(mock, 'recording')).toEqual({ isOn: true, calls: 2 });
  await callRecordControl('DELETE');
  await call(mock, '/user/me', { headers });
  const { calls }: Scenario = await fetchControl(mock, 'record');
  expect(calls).toMatchObject([
    { operationId: 'getCurrentUser', answer: redactedCustomer },
    { operationId: 'downloadBillPdf', file: { type: 'application/pdf', size: 4 } },
  ]);
});

it('a recording is written into a file after each call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const recordFilePath = join(folder, 'a.json');
  const mock = await createMockServer({ mode: 'examples', recordFilePath });
  onTestFinished(mock.close);
  const countRecordedCalls = () => JSON.parse(readFileSync(recordFilePath, 'utf8')).calls.length;
  expect(countRecordedCalls()).toBe(0);
  await call(mock, '/user/me', { headers });
  expect(countRecordedCalls()).toBe(1);
});

const harEntry = (url: string, text: string, encoding?: string) => ({
  request: { method: 'GET', url, headers: [{ name: 'Cookie', value: 'MYPAGE_SESSION=secret' }] },
  response: {
    status: 200,
    headers: [{ name: 'content-type', value: 'application/json' }],
    content: { text, encoding },
  },
});

it('a HAR file becomes a recording with redacted values, without the entries that are not calls of the API', async () => {
  const operations = await loadContract(specPath);
  const portalUrl = 'https://portal.example/acme';
  const base64 = Buffer.from(JSON.stringify(customer)).toString('base64');
  const lostCall = harEntry(`${portalUrl}/mypage-api/user/me`, '');
  const entries = [
    harEntry(`${portalUrl}/mypage/top`, '<html>'),
    harEntry(`${portalUrl}/mypage-api/unknown`, '{}'),
    harEntry(`${portalUrl}/mypage-api/user/me`, JSON.stringify(customer)),
    harEntry(`${portalUrl}/mypage-api/user/me`, base64, 'base64'),
    { ...lostCall, response: { ...lostCall.response, status: 0 } },
    harEntry(`${portalUrl}/mypage-api/bills?billTypeId=invoice&billTypeId=receipt`, '{}'),
  ];
  const har = JSON.stringify({ log: { entries } });
  const { text, skippedCount } = await scenarioOfHar(har, operations, specPath);
  const { calls }: Scenario = JSON.parse(text);
  expect(skippedCount).toBe(2);
  expect(calls).toMatchObject([
    { answer: redactedCustomer },
    { answer: redactedCustomer },
    { status: 0, failed: 'drop' },
    { query: { billTypeId: ['invoice', 'receipt'] } },
  ]);
  expect(text).not.toMatch(/secret|acme|青葉/);
  await expect(scenarioOfHar('{}', operations, specPath)).rejects.toThrow(
    'The file is not a HAR: ',
  );
  await expect(scenarioOfHar('x', operations, specPath)).rejects.toThrow('The file is not JSON: ');
});

it('a replay answers with the recorded calls in order, and reports a call that the scenario does not have', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const recorder = await createMockServer({ mode: 'examples' });
  onTestFinished(recorder.close);
  const calls: [string, string][] = [
    ['/user/me', 'example=empty'],
    ['/bills?page=1', 'code=401, example=401-1-00-01'],
    ['/bills?page=2&perPage=10', 'example=default'],
    ['/user/me', 'example=default'],
    ['/bills/b-20261001-00012/pdf', 'code=200'],
  ];
  await fetch(`${recorder.url}/_mock/record`, { method: 'POST' });
  for (const [path, prefer] of calls)
    await call(recorder, path, { headers: { ...headers, Prefer: prefer } });
  const scenario = await fetchControl(recorder, 'record');
  const mock = await createMockServer({ mode: 'scenario', scenario });
  onTestFinished(mock.close);
  const fetchAnswer = async (path: string) => {
    const answer = await call(mock, path, { headers });
    const problem: string | undefined = (await fetchControl(mock, 'calls')).at(-1).problem;
    return { status: answer.status, text: await answer.text(), problem };
  };
  const recordedAnswer = (index: number) => ({
    status: scenario.calls[index].status,
    text: JSON.stringify(scenario.calls[index].answer),
    problem: undefined,
  });
  const pdfPath = `/bills/${scenario.calls[4].parameters.billId}/pdf`;
  expect(await fetchAnswer('/user/me')).toEqual(recordedAnswer(0));
  // The order of parameters does not matter.
  expect(await fetchAnswer('/bills?perPage=10&page=2')).toEqual(recordedAnswer(2));
  expect(await fetchAnswer('/bills?page=1')).toEqual(recordedAnswer(1));
  expect(await fetchAnswer('/user/me')).toEqual(recordedAnswer(3));
  const pdfAnswer = { status: 200, text: expect.stringMatching(/^%PDF/) };
  expect(await fetchAnswer(pdfPath)).toMatchObject(pdfAnswer);
  expect(consoleError).not.toHaveBeenCalled();
  const repeatedCallProblem = 'The portal calls getCurrentUser more often than the scenario.';
  const repeatedAnswer = { ...recordedAnswer(3), problem: repeatedCallProblem };
  expect(await fetchAnswer('/user/me')).toEqual(repeatedAnswer);
  const parametersProblem =
    'The portal calls searchBills with the parameters page=3; the scenario has page=1.';
  const otherAnswer = { ...recordedAnswer(1), problem: parametersProblem };
  expect(await fetchAnswer('/bills?page=3')).toEqual(otherAnswer);
  expect(await fetchAnswer('/setting/info')).toMatchObject({
    status: 404,
    problem: 'The scenario has no call of getSettingInfo.',
  });
  await orderNextAnswer(mock, { operationId: 'getCurrentUser', code: '403-1-00-01' });
  expect(await fetchAnswer('/user/me')).toMatchObject({ status: 403, problem: undefined });
  expect(consoleError.mock.calls.map(([sentence]) => sentence)).toEqual([
    repeatedCallProblem,
    parametersProblem,
    'The scenario has no call of getSettingInfo.',
  ]);
});

it('a recording contains failed calls, and its replay repeats the failures', async () => {
  const silentServer = createServer(() => undefined);
  const silentBackend = await listen(silentServer, 0);
  onTestFinished(silentBackend.close);
  const recorder = await createMockServer({
    mode: 'provider',
    provider: { url: silentBackend.url },
    portalTimeoutMs: 0,
  });
  onTestFinished(recorder.close);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const fetchTextOrNothing = (server: MockServer, path: string, signal?: AbortSignal) =>
    call(server, path, { headers, ...(signal && { signal }) }).then(
      (answer) => answer.text(),
      () => 'no answer',
    );
  await fetch(`${recorder.url}/_mock/record`, { method: 'POST' });
  await orderNextAnswer(recorder, { operationId: 'getSettingInfo', kind: 'drop' });
  await orderNextAnswer(recorder, { operationId: 'getBanner', kind: 'html' });
  await fetchTextOrNothing(recorder, '/setting/info');
  await fetchTextOrNothing(recorder, '/setting/banner');
  const portalAbort = new AbortController();
  const connectionClosed = new Promise<void>((resolve) => {
    silentServer.once('request', (_, response) => {
      response.once('close', resolve);
      portalAbort.abort();
    });
  });
  await fetchTextOrNothing(recorder, '/setting/logo', portalAbort.signal);
  await connectionClosed;
  silentServer.closeAllConnections();
  silentServer.on('request', (_, response) => response.destroy());
  await fetchTextOrNothing(recorder, '/user/me');
  const scenario = await fetchControl(recorder, 'record');
  expect(scenario.calls).toMatchObject([
    { operationId: 'getSettingInfo', status: 0, failed: 'drop' },
    { operationId: 'getBanner', status: 200, failed: 'html' },
    { operationId: 'getLogo', status: 0, failed: 'timeout' },
    { operationId: 'getCurrentUser', status: 0, failed: 'drop' },
  ]);
  const mock = await createMockServer({ mode: 'examples' });
  onTestFinished(mock.close);
  const replay = (body: string) => fetch(`${mock.url}/_mock/scenario`, { method: 'POST', body });
  expect((await replay(JSON.stringify(scenario))).status).toBe(204);
  expect(await fetchTextOrNothing(mock, '/setting/info')).toBe('no answer');
  expect(await fetchTextOrNothing(mock, '/setting/banner')).toMatch(/^<h1>/);
  expect(await fetchTextOrNothing(mock, '/setting/logo')).toBe('no answer');
  expect(await fetchTextOrNothing(mock, '/user/me')).toBe('no answer');
  await fetch(`${mock.url}/_mock/scenario`, { method: 'DELETE' });
  expect(await fetchTextOrNothing(mock, '/user/me')).toContain('customerKey');
  expect(await (await replay('{}')).json()).toMatchObject({
    title: expect.stringMatching(/^The body is not a scenario: /),
  });
});

it('a file that is not a scenario is refused for a replay', () => {
  expect(() => readScenario('missing.json')).toThrow(/^missing.json is not a readable scenario: /);
  expect(() => readScenario(inProject('package.json'))).toThrow(/package.json is not a scenario: /);
});

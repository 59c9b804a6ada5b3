import { expect, it } from 'vitest';
import type { SettingInfo } from '../../generated/model/settingInfo.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

/** Texts of an issuer in the language asked for. */
async function textsIn(language: 'ja' | 'en'): Promise<(string | null | undefined)[]> {
  const customer = sandbox.customer();
  customer.language = language;
  const { bytes } = await customer.get('/setting/info');
  const info: SettingInfo = JSON.parse(bytes.toString('utf8'));
  return [info.title, info.headerText, info.chatbotInfo?.text];
}

it('the texts of the settings are in the language asked for', async () => {
  const [japanese, english] = [await textsIn('ja'), await textsIn('en')];
  for (const text of japanese) expect(text).toMatch(/[ぁ-ん]|東都/);
  for (const text of english) expect(text).toMatch(/^[\u0000-\u007f]+$/);
});

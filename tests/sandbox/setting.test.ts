import { describe, expect, it } from 'vitest';
import type { SettingInfo } from '../../generated/model/settingInfo.ts';
import { Customer, sandboxForTests, type Answer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

const infoIn = ({ bytes }: Answer): SettingInfo => JSON.parse(bytes.toString('utf8'));

/** Texts of an issuer in the language asked for. */
async function textsIn(language: 'ja' | 'en'): Promise<(string | null | undefined)[]> {
  const customer = sandbox.customer();
  customer.language = language;
  const info = infoIn(await customer.get('/setting/info'));
  return [info.title, info.headerText, info.chatbotInfo?.text];
}

it('the texts of the settings are in the language asked for', async () => {
  const [japanese, english] = [await textsIn('ja'), await textsIn('en')];
  for (const text of japanese) expect(text).toMatch(/[ぁ-ん]|東都/);
  for (const text of english) expect(text).toMatch(/^[\u0000-\u007f]+$/);
});

describe('the chat knows a visitor', () => {
  const sessionIdOf = async (headers: Record<string, string>): Promise<string | undefined> => {
    const answer = await fetch(`${sandbox.url}/demo/mypage-api/setting/info`, { headers });
    const info: SettingInfo = JSON.parse(await answer.text());
    return info.chatbotInfo?.sessionId;
  };

  it('by the flow id of the call', async () => {
    expect(await sessionIdOf({ 'X-Flow-Id': 'flow-1' })).toBe('flow-1');
    expect(await sessionIdOf({ 'X-Flow-Id': 'f'.repeat(65) })).toBe('f'.repeat(64));
  });

  it('as one of those who say none', async () => {
    expect(await sessionIdOf({})).toBe('no-flow-id');
  });

  it('not at all where the issuer has no chat', async () => {
    const answer = await sandbox.customer('plain').get('/setting/info');
    expect(infoIn(answer)).toMatchObject({ chatbotInfo: null, headerText: null });
  });
});

describe('the pictures of the settings', () => {
  const imageOf = async (customer: Customer, path: string): Promise<unknown> => {
    const { json } = await customer.get(path);
    return Reflect.get(Object(json), 'image');
  };

  it('are the issuer’s own logo, each another', async () => {
    const [demo, plain] = [
      await imageOf(sandbox.customer('demo'), '/setting/logo'),
      await imageOf(sandbox.customer('plain'), '/setting/logo'),
    ];
    // A PNG in base64 begins like this.
    for (const image of [demo, plain]) expect(image).toMatch(/^iVBORw0KGgo/);
    expect(plain).not.toBe(demo);
  });

  it('are a banner and a mark of the page where the issuer has them', async () => {
    const customer = sandbox.customer('demo');
    const banner = await customer.get('/setting/banner');
    expect(banner.json).toMatchObject({ link: 'https://www.example.com/electronic-storage' });
    expect(await imageOf(customer, '/setting/banner')).toMatch(/^iVBORw0KGgo/);
    expect(await imageOf(customer, '/setting/mypage-logo')).toMatch(/^iVBORw0KGgo/);
  });

  it('are none where the issuer has none', async () => {
    const customer = sandbox.customer('plain');
    expect((await customer.get('/setting/banner')).json).toEqual({ image: null, link: null });
    expect((await customer.get('/setting/mypage-logo')).json).toEqual({ image: null });
  });
});

describe('a legal text', () => {
  it.each(['terms', 'privacyPolicy', 'userAgreement'])(
    'of the type %s is in the language asked for, in the same version',
    async (legalTextType) => {
      const customer = sandbox.customer();
      const path = `/setting/legal-texts/${legalTextType}`;
      const japanese = await customer.get(path);
      customer.language = 'en';
      const english = await customer.get(path);
      const version = legalTextType === 'privacyPolicy' ? '2025-10' : '2026-04';
      const texts = (title: RegExp, html: RegExp) => ({
        legalTextType,
        version,
        title: expect.stringMatching(title),
        html: expect.stringMatching(html),
      });
      expect(japanese.json).toMatchObject(texts(/[ぁ-ん一-龠]/, /^<p>[ぁ-ん一-龠]/));
      expect(english.json).toMatchObject(texts(/^[A-Z]/, /^<p>[A-Z]/));
    },
  );

  it('names the issuer that it is from', async () => {
    const htmlOf = async (customerCode: string): Promise<string> => {
      const { json } = await sandbox.customer(customerCode).get('/setting/legal-texts/terms');
      return String(Reflect.get(Object(json), 'html'));
    };
    const [demo, plain] = [await htmlOf('demo'), await htmlOf('plain')];
    expect(demo).toContain('東都電子商事株式会社');
    expect(plain).toBe(demo.replaceAll('東都電子商事株式会社', '北浜商会株式会社'));
  });
});

import { describe, expect, it } from 'vitest';
import type { RegisteredItemGroup } from '../../generated/model/registeredItemGroup.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

/** The form of a screen in both languages. */
async function formsAt(path: string): Promise<Record<'ja' | 'en', RegisteredItemGroup[]>> {
  const customer = await sandbox.loggedIn();
  const groupsIn = async (language: 'ja' | 'en'): Promise<RegisteredItemGroup[]> => {
    customer.language = language;
    const { bytes } = await customer.get(path);
    const form: { groups: RegisteredItemGroup[] } = JSON.parse(bytes.toString('utf8'));
    return form.groups;
  };
  return { ja: await groupsIn('ja'), en: await groupsIn('en') };
}

/** A form without its words: whether there is one is left. */
const withoutWords = (groups: RegisteredItemGroup[]) =>
  groups.map(({ title, items, ...group }) => ({
    ...group,
    hasTitle: title !== '',
    items: items.map(({ label, helpText, options, ...item }) => ({
      ...item,
      hasLabel: label !== '',
      hasHelp: helpText !== null,
      options: options.map(({ value }) => value),
    })),
  }));

const wordsOf = (groups: RegisteredItemGroup[]): (string | null)[] =>
  groups.flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ label, helpText, options }) => [
      label,
      helpText,
      ...options.map((option) => option.label),
    ]),
  ]);

describe.each([
  ['registered information', '/user/registered-information'],
  ['registration', '/registration/demo-registration-agreed/customer'],
])('the form of the %s in English', (_, path) => {
  it('is the same form, in English words alone', async () => {
    const { ja, en } = await formsAt(path);
    expect(withoutWords(en)).toEqual(withoutWords(ja));
    for (const word of wordsOf(en)) expect(word ?? 'none').toMatch(/^[\u0020-\u007e]+$/);
  });

  it('is in Japanese for those who want it so', async () => {
    const { ja } = await formsAt(path);
    for (const { title } of ja) expect(title).toMatch(/[ぁ-んァ-ン一-龠]/);
  });
});

const itemAt = async (itemKey: string): Promise<unknown> => {
  const { ja } = await formsAt('/user/registered-information');
  return ja.flatMap(({ items }) => items).find((item) => item.itemKey === itemKey);
};

describe('the registered information', () => {
  it('has the customer’s own values', async () => {
    sandbox.changeAccount('demo-user', ({ profile }) => {
      profile.items['phoneNumber'] = '03-5555-0177';
      delete profile.items['sectionName'];
    });
    expect(await itemAt('phoneNumber')).toMatchObject({ value: '03-5555-0177' });
    expect(await itemAt('sectionName')).toMatchObject({ value: null });
  });

  it('has each item of the issuer’s form until the issuer takes it out', async () => {
    expect(await itemAt('faxNumber')).toMatchObject({ value: null });
    sandbox.world.limits.formVersion = 2;
    expect(await itemAt('faxNumber')).toBeUndefined();
  });

  it.each([
    ['ja', '20日', '末日'],
    ['en', '20th', 'Last day'],
  ] as const)(
    'shows a choice that is asked for as it is read, in %s',
    async (language, was, wanted) => {
      const customer = await sandbox.loggedIn();
      customer.language = language;
      await customer.post('/user/change-requests', {
        revision: 'rev-1-1',
        changeReflectionMonth: '2026-12',
        items: [{ itemKey: 'closingDay', value: '31' }],
      });
      const { json } = await customer.get('/user/registered-information');
      expect(json).toMatchObject({
        pendingChangeRequest: {
          items: [
            {
              itemKey: 'closingDay',
              preChangeContent: was,
              requestedContent: wanted,
            },
          ],
        },
      });
    },
  );
});

import type { RegisteredInformation } from '../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../generated/model/registeredItem.ts';

/** A text of this length, with spaces where a line may break. */
const textOf = (length: number, words: string): string =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

const options = Array.from({ length: 100 }, (_, index) => ({
  value: `branch${index}`,
  label: textOf(100, `第${index + 1}営業所 東日本統括本部経由 `),
}));

const formats = ['text', 'phoneNumber', 'select', 'text', 'currency', 'date'] as const;

/**
 * The largest form that an issuer configures: labels of 100 characters, values of 2,000, a list of 100
 * options.
 */
function itemAt(number: number): RegisteredItem {
  const format = formats[number % formats.length] ?? 'text';
  const values: Partial<Record<RegisteredItem['format'], string>> = {
    phoneNumber: '03-5555-0100',
    select: 'branch42',
    currency: '5000000',
    date: '2026-04-01',
  };
  const isLong = number % 12 === 0;
  return {
    itemKey: `item${number}`,
    label: isLong
      ? textOf(100, '会社名または団体名（登記上の正式名称を省略せずにご記入ください）')
      : `登録項目${number + 1}`,
    value: isLong
      ? textOf(2000, '東京都中央区日本橋本石町0丁目12番34号 西館27階から31階、受付経由。\n')
      : (values[format] ?? (number % 5 === 0 ? null : '経理部 経理課')),
    format,
    isEditable: number % 7 !== 3,
    isRequired: number % 4 === 1,
    minLength: 0,
    maxLength: 2000,
    options: format === 'select' ? options : [],
    helpText:
      number % 9 === 0 ? textOf(120, '変更の反映までに、お時間をいただく場合があります。') : null,
  };
}

/** Sixty items under eight headings. */
export const manyItems: RegisteredInformation = {
  revision: 'rev-many',
  groups: Array.from({ length: 8 }, (_, group) => ({
    groupKey: `group${group}`,
    title:
      group === 0
        ? textOf(100, 'お客さま情報および書類の送付先に関する事項 ')
        : `見出し${group + 1}`,
    items: Array.from({ length: group < 4 ? 8 : 7 }, (__, index) =>
      itemAt(group * 7 + Math.min(group, 4) + index),
    ),
  })),
  changeAcceptance: {
    isAccepting: true,
    lastDayOfMonth: 25,
    acceptsAgainOn: null,
    changeReflectionMonths: ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
  },
  pendingChangeRequest: null,
};

import type { RegisteredInformation } from '../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../generated/model/registeredItem.ts';

/** A text of this length, with spaces where a line may break. */
const textOfLength = (length: number, words: string): string =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length);

const branchOptions = Array.from({ length: 100 }, (_, index) => ({
  value: `branch${index}`,
  label: textOfLength(100, `第${index + 1}営業所 東日本統括本部経由 `),
}));

const itemFormats = ['text', 'phoneNumber', 'select', 'text', 'currency', 'date'] as const;

/** An item of the largest form that an issuer may define: labels of 100 characters, values of 2,000, 100 options. */
function createItem(itemIndex: number): RegisteredItem {
  const format = itemFormats[itemIndex % itemFormats.length] ?? 'text';
  const values: Partial<Record<RegisteredItem['format'], string>> = {
    phoneNumber: '03-5555-0100',
    select: 'branch42',
    currency: '5000000',
    date: '2026-04-01',
  };
  const isLong = itemIndex % 12 === 0;
  return {
    itemKey: `item${itemIndex}`,
    label: isLong
      ? textOfLength(100, '会社名または団体名（登記上の正式名称を省略せずにご記入ください）')
      : `登録項目${itemIndex + 1}`,
    value: isLong
      ? textOfLength(2000, '東京都中央区日本橋本石町0丁目12番34号 西館27階から31階、受付経由。\n')
      : (values[format] ?? (itemIndex % 5 === 0 ? null : '経理部 経理課')),
    format,
    isEditable: itemIndex % 7 !== 3,
    isRequired: itemIndex % 4 === 1,
    minLength: 0,
    maxLength: 2000,
    options: format === 'select' ? branchOptions : [],
    helpText:
      itemIndex % 9 === 0
        ? textOfLength(120, '変更の反映までに、お時間をいただく場合があります。')
        : null,
  };
}

/** Sixty items under eight headings. */
export const manyItems: RegisteredInformation = {
  revision: 'rev-many',
  groups: Array.from({ length: 8 }, (_, groupIndex) => ({
    groupKey: `group${groupIndex}`,
    title:
      groupIndex === 0
        ? textOfLength(100, 'お客さま情報および書類の送付先に関する事項 ')
        : `見出し${groupIndex + 1}`,
    items: Array.from({ length: groupIndex < 4 ? 8 : 7 }, (__, index) =>
      createItem(groupIndex * 7 + Math.min(groupIndex, 4) + index),
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

import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { ReturnedFileUpload } from '../../../generated/zod/schemas/returnedFileUpload.zod.ts';
import { formats, verificationCode } from '../../../src/forms/formats.ts';
import { brokenFileRule } from '../../../src/forms/rules/file-rules.ts';
import { validatorsOf } from './validators.ts';
import { fileNames, values } from './values.ts';

const all = ItemFormat.options;

it('there are values for each format of the contract', () =>
  expect(Object.keys(values).toSorted()).toEqual([...all].toSorted()));

describe.each(all)('S5 by example: %s', (format) => {
  const { good, loose, bad, badForRulesOnly = [] } = values[format];
  const tidy = formats[format].normalise ?? ((typed: string) => typed);
  const normalised = [...good, ...Object.values(loose)];

  it('valid values stay, others are normalised', () => {
    expect(normalised.map(tidy)).toEqual(normalised);
    expect(Object.keys(loose).map(tidy)).toEqual(Object.values(loose));
  });

  it.each(validatorsOf(format, false))('$name accepts valid values', ({ accepts }) =>
    expect(normalised.filter((entry) => !accepts(entry))).toEqual([]),
  );

  it.each(validatorsOf(format, true))('$name refuses invalid values', ({ name, accepts }) => {
    const isSchema = name.startsWith('the generated') || name === 'the contract';
    const invalid = [...bad, ...(isSchema ? [] : badForRulesOnly)];
    expect(invalid.filter((entry) => accepts(tidy(entry)))).toEqual([]);
  });
});

describe('S5 by example: names of files', () => {
  const limits = { fileSizeLimit: 10, fileNameMaxLength: 100, extensions: ['pdf'] };
  const broken = (name: string) => brokenFileRule({ name, size: 1 }, limits)?.rule;

  it('rule and generated schema accept valid names; the rule refuses others', () => {
    const fits = (name: string) => safeParse(ReturnedFileUpload.shape.fileName, name).success;
    expect(fileNames.good.filter((name) => broken(name) !== undefined || !fits(name))).toEqual([]);
    expect(fileNames.bad.filter((name) => broken(name) !== 'fileName')).toEqual([]);
  });
});

it.each(['１２３４５６', '123 456', '123-456', ' 123456\u200b'])(
  'a confirmation code pasted from a mail is normalised: %j',
  (typed) => expect(verificationCode.normalise?.(typed)).toBe('123456'),
);

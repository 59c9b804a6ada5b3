import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { ReturnedFileUpload } from '../../../generated/zod/schemas/returnedFileUpload.zod.ts';
import { formats, verificationCode } from '../../../src/forms/formats.ts';
import { brokenFileRule } from '../../../src/forms/rules/file-rules.ts';
import { judgesOf } from './judges.ts';
import { fileNames, values } from './values.ts';

const all = ItemFormat.options;

it('there are values for each format of the contract', () => {
  expect(Object.keys(values).toSorted()).toEqual([...all].toSorted());
});

describe.each(all)('S5 by example: %s', (format) => {
  const { good, loose, bad, badForRulesOnly = [] } = values[format];
  const tidy = formats[format].tidy ?? ((typed: string) => typed);
  const regular = [...good, ...Object.values(loose)];

  it('what is right stays as it is', () => expect(good.map(tidy)).toEqual(good));

  it('what is typed loosely becomes regular', () => {
    expect(Object.keys(loose).map(tidy)).toEqual(Object.values(loose));
    expect(Object.values(loose).map(tidy)).toEqual(Object.values(loose));
  });

  it.each(judgesOf(format, false))('$name takes what is right', ({ takes }) => {
    expect(regular.filter((entry) => !takes(entry))).toEqual([]);
  });

  it.each(judgesOf(format, true))('$name refuses what is wrong', ({ takes }) => {
    expect(bad.filter((entry) => takes(tidy(entry)))).toEqual([]);
  });

  it.each(judgesOf(format, true).slice(0, 2))(
    '$name refuses what the schema cannot see',
    ({ takes }) => expect(badForRulesOnly.filter((entry) => takes(tidy(entry)))).toEqual([]),
  );
});

describe('S5 by example: names of files', () => {
  const limits = { fileSizeLimit: 10, fileNameMaxLength: 100, extensions: ['pdf'] };
  const broken = (name: string) => brokenFileRule({ name, size: 1 }, limits);

  it('the portal’s rule takes what is right', () => {
    expect(fileNames.good.filter((name) => broken(name) !== null)).toEqual([]);
  });

  it('the portal’s rule refuses what is wrong', () => {
    expect(fileNames.bad.filter((name) => broken(name)?.rule !== 'fileName')).toEqual([]);
  });

  it('the generated schema takes what is right', () => {
    const fits = (name: string) => safeParse(ReturnedFileUpload.shape.fileName, name).success;
    expect(fileNames.good.filter((name) => !fits(name))).toEqual([]);
  });
});

it.each(['１２３４５６', '123 456', '123-456', ' 123456\u200b'])(
  'a confirmation code may be pasted as it stands in a mail: %j',
  (typed) => expect(verificationCode.tidy?.(typed)).toBe('123456'),
);

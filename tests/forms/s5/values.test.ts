import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { ReturnedFileUpload } from '../../../generated/zod/schemas/returnedFileUpload.zod.ts';
import { formats, verificationCode } from '../../../src/forms/formats.ts';
import { fileViolation } from '../../../src/forms/rules/file-rules.ts';
import { validatorsOf } from './validators.ts';
import { fileNames, valuesByFormat } from './values.ts';

const itemFormats = ItemFormat.options;

it('there are values for each format of the contract', () =>
  expect(Object.keys(valuesByFormat).toSorted()).toEqual([...itemFormats].toSorted()));

describe.each(itemFormats)('the examples for the format %s of S5', (format) => {
  const {
    validEntries,
    entriesToNormalise,
    invalidEntries,
    entriesRefusedByRules = [],
  } = valuesByFormat[format];
  const normalise = formats[format].normalise ?? ((entry: string) => entry);
  const normalisedEntries = [...validEntries, ...Object.values(entriesToNormalise)];

  it('valid entries stay unchanged, other notations are normalised', () => {
    expect(normalisedEntries.map(normalise)).toEqual(normalisedEntries);
    expect(Object.keys(entriesToNormalise).map(normalise)).toEqual(
      Object.values(entriesToNormalise),
    );
  });

  it.each(validatorsOf(format, false))('$name accepts valid entries', ({ accepts }) =>
    expect(normalisedEntries.filter((entry) => !accepts(entry))).toEqual([]),
  );

  it.each(validatorsOf(format, true))('$name refuses invalid entries', ({ name, accepts }) => {
    const isSchema = name.startsWith('the generated') || name === 'the contract';
    const refusedEntries = [...invalidEntries, ...(isSchema ? [] : entriesRefusedByRules)];
    expect(refusedEntries.filter((entry) => accepts(normalise(entry)))).toEqual([]);
  });
});

describe('the examples for the file names of S5', () => {
  const limits = { fileSizeLimit: 10, fileNameMaxLength: 100, extensions: ['pdf'] };
  const brokenRule = (name: string) => fileViolation({ name, size: 1 }, limits)?.rule;

  it('the portal and the schema accept valid names; the portal refuses invalid names', () => {
    const isAccepted = (name: string) => safeParse(ReturnedFileUpload.shape.fileName, name).success;
    expect(
      fileNames.validNames.filter((name) => brokenRule(name) !== undefined || !isAccepted(name)),
    ).toEqual([]);
    expect(fileNames.invalidNames.filter((name) => brokenRule(name) !== 'fileName')).toEqual([]);
  });
});

it.each(['１２３４５６', '123 456', '123-456', ' 123456\u200b'])(
  'a confirmation code pasted from a mail is normalised: %j',
  (entry) => expect(verificationCode.normalise?.(entry)).toBe('123456'),
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultPaging } from '../../contract/verify/behaviour/paging.ts';
import { listNoticesParamsPerPageDefault } from '../../generated/zod/schemas/listNoticesParams.zod.ts';
import {
  searchBillsParamsKeywordMax,
  searchBillsParamsPageDefault,
} from '../../generated/zod/schemas/searchBillsParams.zod.ts';
import { defaultLimits } from '../../mocks/sandbox/limits.ts';
import { formats } from '../../src/forms/formats.ts';
import { keywordLimitViolation } from '../../src/forms/rules/search-rules.ts';
import { isDate } from '../../src/lib/dates.ts';
import { linkTokenPattern } from '../../src/shell/flows/use-link-token.ts';
import type { Json } from '../../scripts/generate/contract-types.ts';
import { BUTTON_GUARD_MS, LINK_GUARD_MS } from '../../src/ui/use-click-guard.ts';

/*
 * The numbers of S5 and S9, repeated by hand and compared with the contract, the portal and the sandbox. Change one
 * only if the specification changes.
 */

const contract: Json = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);

/** A value of the contract's components, by its path, such as `schemas.PerPage.default`. */
const contractValue = (componentPath: string): Json | undefined =>
  `components.${componentPath}`.split('.').reduce<Json | undefined>((node, key) => {
    const isInner = typeof node === 'object' && node !== null && !Array.isArray(node);
    return isInner ? node[key] : undefined;
  }, contract);

const makeKeywords = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `word${at}`);

describe('the project has the values that the specification fixes:', () => {
  it('the pattern of a token in a mailed link', () => {
    expect(contractValue('parameters.PathToken.schema.pattern')).toBe(linkTokenPattern.source);
  });

  it('fewer than six keywords (S5, S9)', () => {
    const limit = 5;
    expect(contractValue('parameters.Keywords.schema.maxItems')).toBe(limit);
    expect(contractValue('schemas.BillSearchOptions.properties.keywordLimit.maximum')).toBe(limit);
    expect(contractValue('schemas.BillSearchOptions.properties.keywordLimit.default')).toBe(limit);
    expect(searchBillsParamsKeywordMax).toBe(limit);
    expect(defaultLimits.keywordLimit).toBe(limit);
    expect(keywordLimitViolation(makeKeywords(5), searchBillsParamsKeywordMax)).toBeNull();
    expect(keywordLimitViolation(makeKeywords(6), searchBillsParamsKeywordMax)?.values).toEqual({
      max: 5,
      over: 6,
    });
  });

  it('a new code after three minutes (S4, S9)', () => {
    expect(contractValue('schemas.ResendAfterSeconds.default')).toBe(3 * 60);
    expect(defaultLimits.verificationResendSeconds).toBe(3 * 60);
  });

  it('a code void after three wrong entries (S4, S9)', () => {
    const sending = 'schemas.VerificationCodeSending.properties';
    expect(contractValue(`${sending}.wrongEntryLimit.default`)).toBe(3);
    expect(defaultLimits.verificationWrongEntryLimit).toBe(3);
  });

  it('page 1, 50 items per page (S9)', () => {
    expect(contractValue('parameters.Page.schema.default')).toBe(1);
    expect(contractValue('parameters.PerPage.schema.default')).toBe(50);
    expect(contractValue('schemas.BillSearchOptions.properties.perPageDefault.default')).toBe(50);
    expect(searchBillsParamsPageDefault).toBe(1);
    expect(listNoticesParamsPerPageDefault).toBe(50);
    expect(defaultLimits.perPageDefault).toBe(50);
    expect(defaultPaging).toEqual({ page: 1, perPage: 50 });
  });

  it('up to three sub addresses, ten at most (S9)', () => {
    expect(contractValue('schemas.SubMailAddressLimit.default')).toBe(3);
    expect(contractValue('schemas.SubMailAddressLimit.maximum')).toBe(10);
    const list = 'schemas.MailAddressSettings.properties.subMailAddressList';
    expect(contractValue(`${list}.maxItems`)).toBe(10);
    expect(defaultLimits.subMailAddressLimit).toBe(3);
  });

  it('days from 1900 to 2099 (S5)', () => {
    const days = ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01'];
    expect(days.map((day) => isDate(day))).toEqual([false, true, true, false]);
  });

  it('a business year from April by default, the usual one in Japan', () => {
    expect(contractValue('schemas.SettingInfo.properties.fiscalYearFirstMonth.default')).toBe(4);
  });

  it('Japanese by default (S9)', () => {
    expect(contractValue('schemas.Language.enum')).toEqual(['ja', 'en']);
    expect(contractValue('parameters.XLanguage.schema.default')).toBe('ja');
  });

  it('4 digits, a colon and 13 digits of a linkage code (S5)', () => {
    expect(contractValue('schemas.LinkageCode.pattern')).toBe('^[0-9]{4}:[0-9]{13}$');
  });

  it('up to all four kinds of characters in a password (S5)', () => {
    const kinds = 'schemas.PasswordPolicy.properties.requiredKinds';
    expect(contractValue(`${kinds}.maximum`)).toBe(4);
  });

  it('months from 1900 to 2099 (S5)', () => {
    const months = '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$';
    expect(contractValue('schemas.YearMonth.pattern')).toBe(months);
  });

  it('13 digits of an invoice registration number, with a T or without (S5, S9)', () => {
    const number = 'schemas.InvoiceRegisterNumberInput.properties.invoiceRegisterNumber.pattern';
    expect(contractValue(number)).toBe('^T?[0-9]{13}$');
    const { rule } = formats.invoiceRegisterNumber;
    const [twelve, thirteen] = ['2'.repeat(12), '2'.repeat(13)];
    expect([rule(thirteen), rule(`T${thirteen}`)]).toEqual([null, null]);
    expect([rule(twelve), rule(`T${twelve}`)]).not.toContain(null);
  });

  it('a guard of 500 ms on a button and 1,000 ms on a link (S9)', () => {
    expect([BUTTON_GUARD_MS, LINK_GUARD_MS]).toEqual([500, 1000]);
  });
});

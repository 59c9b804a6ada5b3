import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import {
  searchBillsParamsKeywordMax,
  searchBillsParamsPageDefault,
  searchBillsParamsPerPageDefault,
} from '../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { defaultLimits } from '../../../mocks/sandbox/limits.ts';
import { formats } from '../../../src/forms/formats.ts';
import { keywordLimit } from '../../../src/forms/rules/keyword-rules.ts';
import { isDate } from '../../../src/lib/dates.ts';
import { BUTTON_GUARD_MS, LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';

/*
 * The numbers that S5 and S9 fix, each once: what the contract says, what the portal does, what the
 * sandbox does. A change of one of them has to change this file.
 */

const { schemas } = contract.components;

describe('the numbers of S5 and S9', () => {
  it('fewer than 6 keywords', () => {
    const five = ['1', '2', '3', '4', '5'];
    expect(searchBillsParamsKeywordMax).toBe(5);
    expect(schemas.BillSearchOptions.properties.keywordLimit).toMatchObject({ maximum: 5 });
    expect(keywordLimit(five, searchBillsParamsKeywordMax)).toBeNull();
    expect(keywordLimit([...five, '6'], searchBillsParamsKeywordMax)?.values).toEqual({
      max: 5,
      over: 6,
    });
  });

  it('a verification code again after 3 minutes, void after 3 wrong entries', () => {
    const { wrongEntryLimit } = schemas.VerificationCodeSending.properties;
    expect([schemas.ResendAfterSeconds.default, wrongEntryLimit.default]).toEqual([3 * 60, 3]);
    expect(defaultLimits).toMatchObject({
      verificationResendSeconds: 3 * 60,
      verificationWrongEntryLimit: 3,
    });
  });

  it('page 1, 50 a page', () => {
    expect([searchBillsParamsPageDefault, searchBillsParamsPerPageDefault]).toEqual([1, 50]);
    expect(contract.components.parameters.PerPage.schema.default).toBe(50);
  });

  it('3 sub addresses, or up to 10', () => {
    expect(schemas.SubMailAddressLimit).toMatchObject({ default: 3, maximum: 10 });
    expect(schemas.MailAddressSettings.properties.subMailAddressList.maxItems).toBe(10);
    expect(defaultLimits.subMailAddressLimit).toBe(3);
  });

  it('500 ms of guard on buttons, 1,000 on links', () => {
    expect([BUTTON_GUARD_MS, LINK_GUARD_MS]).toEqual([500, 1000]);
  });

  it('days from 1900 to 2099', () => {
    expect(
      ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01'].map((day) => isDate(day)),
    ).toEqual([false, true, true, false]);
  });

  it('13 digits of an invoice registration number, with a T or without', () => {
    const { rule } = formats.invoiceRegisterNumber;
    expect(['1', 'T1'].map((start) => rule(start + '2'.repeat(12)))).toEqual([null, null]);
    expect(rule('2'.repeat(12))).not.toBeNull();
  });
});

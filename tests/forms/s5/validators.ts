import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import type { ItemFormat } from '../../../generated/model/itemFormat.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { InvoiceRegisterNumberExpired } from '../../../generated/zod/schemas/invoiceRegisterNumberExpired.zod.ts';
import { InvoiceRegisterNumberInput } from '../../../generated/zod/schemas/invoiceRegisterNumberInput.zod.ts';
import { LinkageCode } from '../../../generated/zod/schemas/linkageCode.zod.ts';
import { LoginId } from '../../../generated/zod/schemas/loginId.zod.ts';
import { MailAddress } from '../../../generated/zod/schemas/mailAddress.zod.ts';
import { Price } from '../../../generated/zod/schemas/price.zod.ts';
import { SearchBillsParams } from '../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { validateItem } from '../../../mocks/sandbox/areas/item-rules.ts';
import { formats } from '../../../src/forms/formats.ts';
import { toContractDateTime } from '../../../src/lib/dates.ts';

/** A part of the contract with a value of the format. */
interface ContractPart {
  schema: $ZodType;
  /** The name of the schema or query parameter in the contract. */
  name: string;
  /** The body with the value. */
  toBody: (value: string) => unknown;
  /** Whether the contract refuses invalid values; for example, it accepts any text as login ID. */
  isStrict: boolean;
}

const contractParts: Partial<Record<ItemFormat, ContractPart>> = {
  loginId: { schema: LoginId, name: 'LoginId', toBody: (value) => value, isStrict: false },
  currency: { schema: Price, name: 'Price', toBody: Number, isStrict: true },
  date: {
    schema: SearchBillsParams,
    name: 'PublicationDateFrom',
    toBody: (publicationDateFrom) => ({ publicationDateFrom }),
    isStrict: true,
  },
  dateTime: {
    schema: InvoiceRegisterNumberExpired,
    name: 'InvoiceRegisterNumberExpired',
    toBody: (expiredAt) => ({ state: 'expired', expiredAt }),
    isStrict: true,
  },
  mailAddress: {
    schema: MailAddress,
    name: 'MailAddress',
    toBody: (value) => value,
    isStrict: true,
  },
  invoiceRegisterNumber: {
    schema: InvoiceRegisterNumberInput,
    name: 'InvoiceRegisterNumberInput',
    toBody: (invoiceRegisterNumber) => ({ revision: 'rev-1', invoiceRegisterNumber }),
    isStrict: true,
  },
  linkageCode: {
    schema: LinkageCode,
    name: 'LinkageCode',
    toBody: (value) => value,
    isStrict: true,
  },
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addFormat('int64', true);
ajv.addSchema(contract, 'contract');

/** A validator with a schema of the contract, or with the schema of a query parameter. */
function contractValidatorOf({ name, toBody }: ContractPart): (value: string) => boolean {
  const schema =
    name in contract.components.parameters
      ? {
          properties: {
            publicationDateFrom: { $ref: `contract#/components/parameters/${name}/schema` },
          },
        }
      : { $ref: `contract#/components/schemas/${name}` };
  const validate = ajv.compile(schema);
  return (value) => validate(toBody(value));
}

/** The request value of an entry: unchanged, except that a date with a time gets an offset. */
const sentValue = (format: ItemFormat, entry: string): string =>
  format === 'dateTime' ? toContractDateTime(entry) : entry;

/**
 * The independent validators of a format: the portal's rule, the sandbox, and the generated schema and the
 * contract if they contain the format.
 *
 * @param isStrictOnly omits schema and contract where they accept invalid values
 */
export function validatorsOf(
  format: ItemFormat,
  isStrictOnly: boolean,
): { name: string; accepts: (entry: string) => boolean }[] {
  const contractPart = contractParts[format];
  const item = {
    itemKey: 'item',
    format,
    isRequired: false,
    minLength: 0,
    maxLength: 100_000,
    options: [{ value: '20', label: '20' }],
  };
  const validators = [
    { name: 'the portal’s rule', accepts: (entry: string) => formats[format].rule(entry) === null },
    {
      name: 'the sandbox',
      accepts: (entry: string) => validateItem(item, sentValue(format, entry)) === undefined,
    },
  ];
  if (contractPart === undefined || (isStrictOnly && !contractPart.isStrict)) return validators;
  const isAcceptedByContract = contractValidatorOf(contractPart);
  return [
    ...validators,
    {
      name: 'the generated schema',
      accepts: (entry) =>
        safeParse(contractPart.schema, contractPart.toBody(sentValue(format, entry))).success,
    },
    {
      name: 'the contract',
      accepts: (entry) => isAcceptedByContract(sentValue(format, entry)),
    },
  ];
}

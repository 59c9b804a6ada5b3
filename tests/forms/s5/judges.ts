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
import { sentDateTime } from '../../../src/lib/dates.ts';

/** A place of the contract where a value of the format is sent. */
interface Place {
  schema: $ZodType;
  /** The same in the contract. */
  name: string;
  /** What is sent there. */
  body: (value: string) => unknown;
  /** Whether it says what is wrong, too; a login ID, for one, is any text to the contract. */
  judges: boolean;
}

const places: Partial<Record<ItemFormat, Place>> = {
  loginId: { schema: LoginId, name: 'LoginId', body: (value) => value, judges: false },
  currency: { schema: Price, name: 'Price', body: Number, judges: true },
  date: {
    schema: SearchBillsParams,
    name: 'PublicationDateFrom',
    body: (publicationDateFrom) => ({ publicationDateFrom }),
    judges: true,
  },
  dateTime: {
    schema: InvoiceRegisterNumberExpired,
    name: 'InvoiceRegisterNumberExpired',
    body: (expiredAt) => ({ state: 'expired', expiredAt }),
    judges: true,
  },
  mailAddress: { schema: MailAddress, name: 'MailAddress', body: (value) => value, judges: true },
  invoiceRegisterNumber: {
    schema: InvoiceRegisterNumberInput,
    name: 'InvoiceRegisterNumberInput',
    body: (invoiceRegisterNumber) => ({
      revision: 'rev-1',
      invoiceRegisterNumber,
    }),
    judges: true,
  },
  linkageCode: { schema: LinkageCode, name: 'LinkageCode', body: (value) => value, judges: true },
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addFormat('int64', true);
ajv.addSchema(contract, 'contract');

/** The contract's own word for a place: a schema, or that of a query's parameter. */
function contractTakes({ name, body }: Place): (value: string) => boolean {
  const schema =
    name in contract.components.parameters
      ? {
          properties: {
            publicationDateFrom: { $ref: `contract#/components/parameters/${name}/schema` },
          },
        }
      : { $ref: `contract#/components/schemas/${name}` };
  const validate = ajv.compile(schema);
  return (value) => validate(body(value));
}

/** What is sent for an entry: the entry itself but for a day with a time, which gets its offset. */
const sent = (format: ItemFormat, entry: string): string =>
  format === 'dateTime' ? sentDateTime(entry) : entry;

/** Who judges an entry of a format, each by its own code. `beyondSchema`: leave out who cannot see it. */
export function judgesOf(
  format: ItemFormat,
  beyondSchema: boolean,
): { name: string; takes: (entry: string) => boolean }[] {
  const place = places[format];
  const contractJudge = place && contractTakes(place);
  const item = {
    itemKey: 'item',
    format,
    isRequired: false,
    minLength: 0,
    maxLength: 100_000,
    options: [{ value: '20', label: '20' }],
  };
  return [
    { name: 'the portal’s rule', takes: (entry) => formats[format].rule(entry) === null },
    {
      name: 'the sandbox',
      takes: (entry) => validateItem(item, sent(format, entry)) === undefined,
    },
    ...(place === undefined || contractJudge === undefined || (beyondSchema && !place.judges)
      ? []
      : [
          {
            name: 'the generated schema',
            takes: (entry: string) =>
              safeParse(place.schema, place.body(sent(format, entry))).success,
          },
          {
            name: 'the contract',
            takes: (entry: string) => contractJudge(sent(format, entry)),
          },
        ]),
  ];
}

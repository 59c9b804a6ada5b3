import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../../scripts/generate/contract-types.ts';

/**
 * Ajv with the components of the contract. `compile` takes a schema as it is written in the bundle.
 *
 * @param contract the bundle, or only its components
 */
export function contractSchemas({ components }: Pick<Contract, 'components'>, options: Options) {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addFormat('int64', true);
  ajv.addSchema({ $id: 'contract', components });
  const validatorsBySchema = new Map<string, ValidateFunction>();
  const compile = (schema: unknown): ValidateFunction => {
    const schemaText = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
    const validate = validatorsBySchema.get(schemaText) ?? ajv.compile(JSON.parse(schemaText));
    validatorsBySchema.set(schemaText, validate);
    return validate;
  };
  return { ajv, compile };
}

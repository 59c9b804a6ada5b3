import { methods, type Method } from './contract-types.ts';
import { inside, refOf, type Place, type Sources } from './sources.ts';

const root = 'mypage-api.yaml';

/** An operation where it is written. */
export interface SourceOperation {
  place: Place;
  /** Its path in the contract, such as `/auth/login`. */
  address: string;
  method: Method;
  /** `the operation post /auth/login`, until it has a name. */
  name: string;
  hasName: boolean;
}

export const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** Tags of the contract: its areas, by name. */
export const tagPlace: Place = { file: root, keys: ['tags'] };

/** Every operation of the contract, in the order of `mypage-api.yaml`. */
export function sourceOperations(sources: Sources): SourceOperation[] {
  const paths = sources.valueAt({ file: root, keys: ['paths'] });
  return Object.entries(typeof paths === 'object' && paths !== null ? paths : {}).flatMap(
    ([address, item]: [string, unknown]) => {
      const ref = refOf(item);
      const place =
        ref === undefined ? { file: root, keys: ['paths', address] } : sources.targetOf(root, ref);
      return methods.flatMap((method) => {
        const own = { file: place.file, keys: [...place.keys, method] };
        const operation = sources.valueAt(own);
        if (operation === undefined) return [];
        const name = inside(operation, 'operationId');
        const hasName = typeof name === 'string' && name !== '';
        return [
          {
            place: own,
            address,
            method,
            name: hasName ? name : `the operation ${method} ${address}`,
            hasName,
          },
        ];
      });
    },
  );
}

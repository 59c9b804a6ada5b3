import { errorCatalogue, type ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { matcher } from './matchers.ts';
import { jsonTypeMatcher, type ExpectedAnswer } from './success.ts';

const matchInAnyOrder = (variants: readonly object[]) => ({
  'pact:matcher:type': 'arrayContains',
  variants,
});

/** A refusal as the portal reads it (S3, S8): the code, and every placeholder of its text. */
export function expectedRefusal(code: ErrorCode): { answer: ExpectedAnswer; items: ErrorItem[] } {
  const { status, fillIns, target } = errorCatalogue[code];
  const mapping = fillIns.map(({ name, type, example }) => ({ key: name, value: example, type }));
  const items: ErrorItem[] = [{ code, target: [...target], mapping }];
  const expectedMapping = mapping.map(({ key, value, type }) => ({
    key: matcher('equality', key),
    value: matcher('type', value),
    type: matcher('equality', type),
  }));
  const template = [
    {
      code: matcher('equality', code),
      // The provider decides which fields are named; the contract requires only that their names are texts.
      target: matcher('type', [...target]),
      mapping: mapping.length < 2 ? expectedMapping : matchInAnyOrder(expectedMapping),
    },
  ];
  const answer: ExpectedAnswer = {
    status,
    value: undefined,
    nullablePaths: [],
    write: (builder) => {
      builder.headers({ 'Content-Type': jsonTypeMatcher });
      builder.jsonBody(template);
    },
  };
  return { answer, items };
}

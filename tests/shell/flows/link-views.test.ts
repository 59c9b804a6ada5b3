import { expectTypeOf, it } from 'vitest';
import type { PasswordSettingState } from '../../../generated/model/passwordSettingState.ts';
import type { LinkViews } from '../../../src/shell/flows/LinkStates.tsx';

it('the states of a mailed link want a view for each that the contract knows', () => {
  type Views = LinkViews<PasswordSettingState>;
  expectTypeOf<keyof Views>().toEqualTypeOf<'valid' | 'expired' | 'consumed'>();
  expectTypeOf<Omit<Views, 'consumed'>>().not.toExtend<Views>();
});

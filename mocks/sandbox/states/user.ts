import { saveAccount } from '../accounts.ts';
import { startAnew } from '../seed/seed.ts';
import { demoAccount, loginValues } from './logins.ts';
import type { ProviderState } from './state.ts';

/** Situations of the customer's own data and of notices. All of them start from a reset. */
export const userStates: Record<string, ProviderState> = {
  'a linkage is registered': {
    description: 'demo-user, who is logged in, has an electronic-storage linkage.',
    params: {},
    setup: async (world) => {
      await startAnew(world);
      const account = demoAccount(world, 'demo-user');
      account.profile.linkage = { code: '1234:1234567890123', generatedAt: world.clock.now() };
      saveAccount(world.db, account);
      return loginValues(world, 'demo-user');
    },
  },
};

import { useGetCurrentUser } from '../../generated/hooks/user/user.ts';
import { pactFor } from './support/pact-for.ts';
import { viaQuery } from './support/via-hook.ts';

pactFor('getCurrentUser', {
  given: 'a customer with bills is logged in',
  call: () => viaQuery(() => useGetCurrentUser()),
  reads: ['customerKey', 'customerName', 'titleOfHonor'],
  nullableValues: 'present',
  furtherRefusalCodes: ['408-1-00-01', '503-1-00-01', '504-1-00-01'],
  furtherSuccesses: {
    'answered for a customer without a name': {
      given: 'a customer without a name is logged in',
      reads: ['customerKey', 'customerName'],
      nullableValues: 'absent',
    },
  },
});

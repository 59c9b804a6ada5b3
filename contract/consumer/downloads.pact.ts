import { useGetDownloadUrlState } from '../../generated/hooks/downloads/downloads.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaQuery } from './support/via-hook.ts';

const path = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('getDownloadUrlState', {
  given: 'a customer is logged in to a download link',
  sends: { path },
  call: (sent) => viaQuery(() => useGetDownloadUrlState(sent.path.token)),
  reads: ['state', 'customerName', 'titleOfHonor', 'isDisplayEStorageLink'],
  example: 'loggedIn',
  nulls: 'present',
});

pactFor('getDownloadUrlState', {
  when: 'answered for a link whose time is over',
  given: 'an expired download link exists',
  sends: { path },
  call: (sent) => viaQuery(() => useGetDownloadUrlState(sent.path.token)),
  reads: ['state'],
  example: 'expired',
  refused: false,
});

import {
  useCancelChangeRequest,
  useGetRegisteredInformation,
  useSubmitChangeRequest,
} from '../../generated/hooks/user/user.ts';
import { fromState } from './support/injected.ts';
import { itemGroupFields } from './support/read-fields.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const changeRequestFields = [
  'changeRequestId',
  'requestedAt',
  'changeReflectionMonth',
  'isCancellable',
  { items: ['itemKey', 'label', 'preChangeContent', 'requestedContent'] },
] as const;

pactFor('getRegisteredInformation', {
  given: 'no change is in progress',
  call: () => viaQuery(() => useGetRegisteredInformation()),
  reads: [
    'revision',
    { groups: itemGroupFields },
    {
      changeAcceptance: [
        'isAccepting',
        'lastDayOfMonth',
        'acceptsAgainOn',
        'changeReflectionMonths',
      ],
    },
  ],
  furtherSuccesses: {
    'answered with a change in progress': {
      given: 'a change is in progress',
      reads: [{ pendingChangeRequest: changeRequestFields }],
      example: 'pending',
    },
    'answered outside the acceptance period': {
      given: 'changes are not accepted now',
      reads: [{ changeAcceptance: ['isAccepting', 'lastDayOfMonth', 'acceptsAgainOn'] }],
      example: 'notAccepting',
    },
  },
});

pactFor('cancelChangeRequest', {
  given: 'a change is in progress',
  sends: { path: { changeRequestId: fromState('changeRequestId', 'cr-20261119-0003') } },
  call: ({ path }) => viaMutation(() => useCancelChangeRequest(), path),
  reads: 'nothing',
  realRefusals: { '409-1-00-01': { given: 'no change is in progress' } },
});

const newPhoneItems = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];

/** A provider checks the acceptance period and the pending change before the revision, so any revision is enough. */
const bodyWithAnyRevision = {
  revision: 'rev-20261121-0007',
  changeReflectionMonth: '2026-12',
  items: newPhoneItems,
};

pactFor('submitChangeRequest', {
  given: 'no change is in progress',
  sends: {
    body: {
      revision: fromState('revision', 'rev-20261121-0007'),
      changeReflectionMonth: fromState('changeReflectionMonth', '2026-12'),
      items: newPhoneItems,
    },
  },
  call: ({ body }) => viaMutation(() => useSubmitChangeRequest(), { data: body }),
  reads: [
    'requestedAt',
    'changeReflectionMonth',
    { items: ['itemKey', 'label', 'preChangeContent', 'requestedContent'] },
  ],
  realRefusals: {
    '400-1-06-12': { given: 'changes are not accepted now', body: bodyWithAnyRevision },
    '409-1-00-01': { given: 'a change is in progress', body: bodyWithAnyRevision },
  },
});

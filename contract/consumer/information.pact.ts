import {
  useCancelChangeRequest,
  useGetRegisteredInformation,
} from '../../generated/hooks/user/user.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const changeRequest = [
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
    {
      groups: [
        'groupKey',
        'title',
        {
          items: [
            'itemKey',
            'label',
            'value',
            'format',
            'isEditable',
            'isRequired',
            'minLength',
            'maxLength',
            { options: ['value', 'label'] },
            'helpText',
          ],
        },
      ],
    },
    {
      changeAcceptance: [
        'isAccepting',
        'lastDayOfMonth',
        'acceptsAgainOn',
        'changeReflectionMonths',
      ],
    },
  ],
});

pactFor('getRegisteredInformation', {
  when: 'answered with a change in progress',
  given: 'a change is in progress',
  call: () => viaQuery(() => useGetRegisteredInformation()),
  reads: [{ pendingChangeRequest: changeRequest }],
  example: 'pending',
  refused: false,
});

pactFor('getRegisteredInformation', {
  when: 'answered outside the acceptance period',
  given: 'changes are not accepted now',
  call: () => viaQuery(() => useGetRegisteredInformation()),
  reads: [{ changeAcceptance: ['isAccepting', 'lastDayOfMonth', 'acceptsAgainOn'] }],
  example: 'notAccepting',
  refused: false,
});

pactFor('cancelChangeRequest', {
  given: 'a change is in progress',
  sends: { path: { changeRequestId: fromState('changeRequestId', 'cr-20261119-0003') } },
  call: ({ path }) => viaMutation(() => useCancelChangeRequest(), path),
  reads: 'nothing',
  really: {
    '409-1-00-01': { given: 'no change is in progress' },
  },
});

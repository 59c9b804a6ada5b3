import { providerStates } from './provider-states.ts';
import type { StateDefinition } from './state-definition.ts';

const list = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, text]) => `  - \`${name}\`: ${text}`)
    .join('\n');

/** Operations that ask for a state: by calls of the pact, and by checks of their behaviour. */
export type Use = { pact: readonly string[]; behaviour: readonly string[] };

/** The use of each state, by its name. */
export type Uses = ReadonlyMap<string, Use>;

/** What a backend team needs now, and what is there for later. */
function lineOfUse(use: Use | undefined): string {
  const uses = [
    ...(use && use.pact.length > 0 ? [`Used by the pact for ${use.pact.join(', ')}.`] : []),
    ...(use && use.behaviour.length > 0
      ? [`Used by behaviour checks of ${use.behaviour.join(', ')}.`]
      : []),
  ];
  return uses.length > 0 ? uses.join(' ') : 'Not used yet.';
}

/** What every first state gives is said once, above. */
const common = new Set(['cookie', 'xsrfToken']);

function section(
  [name, { description, params, gives }]: [string, StateDefinition],
  uses: Uses,
): string {
  const own = Object.fromEntries(Object.entries(gives).filter(([key]) => !common.has(key)));
  const isFirst = 'cookie' in gives;
  const parts = [
    `### ${name}`,
    '',
    description,
    '',
    lineOfUse(uses.get(name)),
    ...(Object.keys(params).length > 0 ? ['', '- params', list(params)] : []),
    ...(isFirst || Object.keys(own).length > 0
      ? ['', `- gives ${isFirst ? '`cookie`, `xsrfToken`' : ''}`.trimEnd(), list(own)]
      : []),
  ];
  return parts.join('\n').trimEnd();
}

const introduction = `# Provider states

Made by \`npm run contract:states\` from contract/states. Do not edit.

The situations that the pact and the behaviour checks ask a provider for, all of them. A provider under verification needs one
address (\`--states-url\`, by default \`/_pact/provider-state\`) that brings them about; it exists in tests only and
never in production.

Before each call the verifier sends, for each state of the call, in their order:

\`\`\`
POST /_pact/provider-state
Content-Type: application/json

{"state": "a bill can be downloaded", "params": {"billId": "bill-202611-00118"}, "action": "setup"}
\`\`\`

- The answer is 200 with a JSON object of the values that the state *gives*; they are put into the call in the
  place of the examples. \`{}\` if it gives nothing. Anything else says that the state cannot be brought about.
- \`params\` say what the pact counts on, such as the id that a bill is to have. Where a state gives the same value
  back, the provider may choose another one and give that. (An \`uploadToken\`, and the \`revision\`
  beside it, have to be taken as they are: they go into a form.)
- Nearly every state gives \`cookie\`, the value of the whole header Cookie, and \`xsrfToken\`, which fits the
  XSRF-TOKEN in it (S7): the verifier sends both with the call.
- A state stands for itself: what an earlier one left behind must not matter, limits of calls included. Only a
  state that "comes after" another leaves what that one did.
- There is no teardown.
- Each call comes with an Idempotency-Key of its own, but where a state names one.
- A behaviour check makes several calls in one situation, with the cookies that the state gave.
`;

/** contract/provider-states.md. */
export const stateDocument = (uses: Uses): string =>
  `${[introduction, ...Object.entries(providerStates).map((one) => section(one, uses))].join('\n')}\n`
    .replace(/\n(### )/g, '\n\n$1')
    .replace(/\n{3,}/g, '\n\n');

import { providerStates } from './provider-states.ts';
import type { StateDefinition } from './state-definition.ts';

const list = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, text]) => `  - \`${name}\`: ${text}`)
    .join('\n');

/** Operations that use a state, in the pact and in behaviour checks. */
export type Use = { pact: readonly string[]; behaviour: readonly string[] };

/** The use of each state, by its name. */
export type Uses = ReadonlyMap<string, Use>;

/** Tells a backend team which states it needs now. */
function lineOfUse(use: Use | undefined): string {
  const uses = [
    ...(use && use.pact.length > 0 ? [`Used by the pact for ${use.pact.join(', ')}.`] : []),
    ...(use && use.behaviour.length > 0
      ? [`Used by behaviour checks of ${use.behaviour.join(', ')}.`]
      : []),
  ];
  return uses.length > 0 ? uses.join(' ') : 'Not used yet.';
}

/** Given by every first state; the introduction describes them. */
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

All situations that the pact and the behaviour checks need. A provider under verification needs one address
(\`--states-url\`, by default \`/_pact/provider-state\`) that sets them up; it exists only in test builds, never in
production.

Before each call, the verifier sends one request for each state of the call, in their order:

\`\`\`
POST /_pact/provider-state
Content-Type: application/json

{"state": "a bill can be downloaded", "params": {"billId": "bill-202611-00118"}, "action": "setup"}
\`\`\`

- The answer is 200 with a JSON object of the values that the state *gives*, or \`{}\`. They replace the examples in the
  call. Any other answer means that the state cannot be set up.
- \`params\` are values that the pact expects, such as the id of a bill. If a state gives the same value back, the provider
  may choose another value and give that. (Only an \`uploadToken\` and its \`revision\` must be used unchanged, because they
  are part of a form.)
- Nearly every state gives \`cookie\`, the value of the whole header Cookie, and \`xsrfToken\`, the value of its XSRF-TOKEN
  (S7): the verifier sends both with the call.
- A state does not depend on earlier states, calls or limits. Only a state that "comes after" another keeps the effects of
  that state.
- There is no teardown.
- Each call has a new Idempotency-Key, except where a state names one.
- A behaviour check makes several calls in one situation, with the cookies of the state.
`;

/** contract/provider-states.md. */
export const stateDocument = (uses: Uses): string =>
  `${[introduction, ...Object.entries(providerStates).map((one) => section(one, uses))].join('\n')}\n`
    .replace(/\n(### )/g, '\n\n$1')
    .replace(/\n{3,}/g, '\n\n');

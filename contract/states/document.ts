import { providerStates } from './provider-states.ts';
import type { StateDefinition } from './state-definition.ts';

const formatList = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, text]) => `  - \`${name}\`: ${text}`)
    .join('\n');

/** The use of a state. */
export type StateUse = {
  /** Operations whose calls in the pact need the state. */
  pactIds: readonly string[];
  /** Operations whose behaviour checks need the state. */
  behaviourIds: readonly string[];
  /** Number of operations whose ownership checks need the state. */
  ownershipCount: number;
  /** The first level that needs the state. */
  firstLevel: number;
};

/** The use of each state, by its name. */
export type UsesByState = ReadonlyMap<string, StateUse>;

/** Shows a backend team at which level it needs a state, and for which operations. */
function lineOfUse(use: StateUse | undefined): string {
  const uses = [
    ...(use && use.pactIds.length > 0 ? [`Used by the pact for ${use.pactIds.join(', ')}.`] : []),
    ...(use && use.behaviourIds.length > 0
      ? [`Used by behaviour checks of ${use.behaviourIds.join(', ')}.`]
      : []),
  ];
  if (use && use.ownershipCount > 0)
    uses.push(`Used by the ownership checks (level 5) of ${use.ownershipCount} operations.`);
  return use && uses.length > 0
    ? [`First needed at level ${use.firstLevel}.`, ...uses].join(' ')
    : 'Not used yet.';
}

/** The values that every first state gives; the introduction describes them. */
const commonValueNames = new Set(['cookie', 'xsrfToken']);

function stateSection(
  [name, { description, params, gives }]: [string, StateDefinition],
  uses: UsesByState,
): string {
  const specificValues = Object.fromEntries(
    Object.entries(gives).filter(([key]) => !commonValueNames.has(key)),
  );
  const isFirstState = 'cookie' in gives;
  const lines = [
    `### ${name}`,
    '',
    description,
    '',
    lineOfUse(uses.get(name)),
    ...(Object.keys(params).length > 0 ? ['', '- params', formatList(params)] : []),
    ...(isFirstState || Object.keys(specificValues).length > 0
      ? [
          '',
          `- gives ${isFirstState ? '`cookie`, `xsrfToken`' : ''}`.trimEnd(),
          formatList(specificValues),
        ]
      : []),
  ];
  return lines.join('\n').trimEnd();
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
- A server that does not know a state yet answers 501. Only the checks of that state fail then.
- \`params\` are values that the pact expects, such as the id of a bill. The provider may use its own ids and give them back
  under the same names. (Only an \`uploadToken\` and its \`revision\` must be used unchanged, because they are part of a form.)
- Nearly every state gives \`cookie\`, the value of the whole header Cookie, and \`xsrfToken\`, the value of its XSRF-TOKEN
  (S7): the verifier sends both with the call. For a visitor the cookie is \`XSRF-TOKEN=...\`, after a login
  \`MYPAGE_SESSION=...; XSRF-TOKEN=...\`, with values that your server makes.
- A state without "comes after" starts from the beginning: the provider forgets ordered errors, limits, idempotency keys and
  sessions of earlier states. It also undoes what earlier calls have changed: read notices, downloads, passwords, and
  registered accounts, whose login IDs are \`hajimete-user\` or consist of the letter k. A state that "comes after"
  another changes the situation of the state just before it.
- For several refusals at once, such as a wrong revision and a wrong file, any of them is accepted. The contract's
  introduction has the usual order ("Order of refusals") and the code of each kind of wrong value ("Codes of wrong values").
- The state "the next answer is an error" comes before all other refusals, except those of an unknown address, an old portal, the
  anti-forgery pair and the language. Its answer has all fill-ins of the code (error catalogue) in any order; their values and
  the target are free.
- The rules for passwords allow \`Kaki-no-ki-1987\`.
- There is no teardown.
- Each call has a new Idempotency-Key, except where a state names one.
- A behaviour check makes several calls in one situation, with the cookies of the state.
`;

/** The text of contract/provider-states.md. */
export const stateDocument = (uses: UsesByState): string =>
  `${[introduction, ...Object.entries(providerStates).map((one) => stateSection(one, uses))].join('\n')}\n`
    .replace(/\n(### )/g, '\n\n$1')
    .replace(/\n{3,}/g, '\n\n');

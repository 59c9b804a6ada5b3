import { errorCatalogue } from '../../generated/error-codes.ts';
import { operations as operationTable } from '../../generated/operations.ts';
import { listOperationsWithPath } from '../../scripts/generate/contract-types.ts';
import { readContract, type ContractDocument } from '../lib/contract.ts';
import { callersOf, readScreens } from '../lib/screens.ts';
import { readErrorTexts } from '../lib/texts.ts';

type Placeholder = { name: string; description: string };

const escapeCell = (text: string): string =>
  text.replaceAll('|', String.raw`\|`).replaceAll('\n', '<br>');
const toCode = (text: string): string => `\`${text}\``;

/** The error catalogue (S8) as a Markdown table: meaning, placeholders, handler in the portal, texts. */
function catalogueTable(): string {
  const texts = readErrorTexts();
  const rows = Object.entries(errorCatalogue).map(([errorCode, { meaning, fillIns, handler }]) => {
    const placeholderTexts = fillIns.map(
      ({ name, description }: Placeholder) => `<br>${toCode(`{{${name}}}`)} ${description}`,
    );
    const [ja = '', en = ''] = [texts.ja, texts.en].map((textsOfLanguage) =>
      [textsOfLanguage[errorCode], textsOfLanguage[`${errorCode}_sub`]].filter(Boolean).join('\n'),
    );
    const cells = [errorCode, `${meaning}${placeholderTexts.join('')}`, handler, ja, en];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  });
  return [
    '# Error codes',
    '',
    'The first three digits of a code are its status. The portal has the texts; a provider sends none.',
    '',
    '| code | meaning | handled by | Japanese | English |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The contract with the error catalogue in its description, and screens and codes in each operation's description. */
export function documentedContract(): ContractDocument {
  const contract = readContract();
  const screens = readScreens(operationTable);
  for (const { operation } of listOperationsWithPath(contract)) {
    const { routes, isCalledByFrame } = callersOf(operation.operationId, screens);
    const callers = [
      ...routes.map(toCode),
      ...(isCalledByFrame ? ['header, footer or session'] : []),
    ];
    operation.description = [
      operation.description ?? '',
      `**Screens:** ${callers.join(', ')}`,
      `**Error codes:** ${(operation['x-error-codes'] ?? []).join(', ')}`,
    ].join('\n\n');
  }
  contract.info.description = `${contract.info.description ?? ''}\n\n${catalogueTable()}`;
  return contract;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { hasPictures } from './pictures.ts';

/** A node of the browser's accessibility tree (Chrome DevTools Protocol), with the fields that this file uses. */
type AxNode = {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** Roles of which screen readers announce only the contents. */
const unannouncedRoles = new Set([
  'generic',
  'none',
  'paragraph',
  'LabelText',
  'Legend',
  'RootWebArea',
  'rowgroup',
]);
/** Roles of which screen readers announce the name instead of the contents. */
const rolesReadByName = new Set([
  'button',
  'link',
  'heading',
  'checkbox',
  'radio',
  'option',
  'switch',
  'image',
  'columnheader',
]);
/** Roles whose name repeats their contents, which the transcript has in the next lines. */
const rolesReadByContents = new Set(['cell', 'row', 'term', 'listitem']);
/** Properties that screen readers announce, each with the value that they do not announce. */
const unreadValues: Record<string, unknown> = {
  level: undefined,
  focused: false,
  required: false,
  invalid: 'false',
  expanded: undefined,
  checked: undefined,
  pressed: undefined,
  selected: false,
  disabled: false,
  modal: false,
  live: 'off',
  busy: false,
  hasPopup: 'false',
};

const textOf = (field: { value?: unknown } | undefined): string =>
  typeof field?.value === 'string' ? field.value.trim() : '';

function statesOf({ properties = [] }: AxNode): string[] {
  return properties
    .filter(({ name, value }) => name in unreadValues && value.value !== unreadValues[name])
    .map(({ name, value }) => (value.value === true ? name : `${name} ${String(value.value)}`));
}

/** The lines of a node and its contents, in reading order. */
function linesOf(
  node: AxNode,
  nodes: ReadonlyMap<string, AxNode>,
  { depth = 0, isInName = false } = {},
): string[] {
  const role = textOf(node.role);
  const name = textOf(node.name);
  const states = statesOf(node);
  const isText = role === 'StaticText' || role === 'InlineTextBox';
  const isRead =
    !node.ignored && !(isText && isInName) && (!unannouncedRoles.has(role) || states.length > 0);
  const isField = role === 'textbox' || role === 'combobox';
  const childContext = {
    depth: isRead ? depth + 1 : depth,
    isInName: isInName || isText || isField || rolesReadByName.has(role),
  };
  const contentLines = (node.childIds ?? [])
    .flatMap((id) => nodes.get(id) ?? [])
    .flatMap((child) => linesOf(child, nodes, childContext));
  if (!isRead) return contentLines;
  const value = isField ? textOf(node.value) : '';
  const description = textOf(node.description);
  const details = [
    ...states,
    ...(value === '' ? [] : [`value “${value}”`]),
    ...(description === '' ? [] : [`described by “${description}”`]),
  ];
  const line = [
    isText ? '' : `[${role}]`,
    rolesReadByContents.has(role) ? '' : name,
    details.length > 0 ? `(${details.join('; ')})` : '',
  ];
  return [`${'  '.repeat(depth)}${line.filter(Boolean).join(' ')}`, ...contentLines];
}

/**
 * Saves what a screen reader reads on the page as it is now: role, name, states and description of each element, in
 * reading order, from the browser's accessibility tree. For people: nothing is checked.
 *
 * @param path below reports/, with `.txt`
 */
export async function saveTranscript(page: Page, path: string): Promise<void> {
  if (!hasPictures) return;
  const client = await page.context().newCDPSession(page);
  const { nodes }: { nodes: AxNode[] } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const [rootNode] = nodes;
  if (rootNode === undefined) throw new Error('The page has no accessibility tree.');
  const lines = linesOf(rootNode, new Map(nodes.map((node) => [node.nodeId, node])));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${await page.title()}\n\n${lines.join('\n')}\n`);
}

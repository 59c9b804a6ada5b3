import { globSync, readFileSync } from 'node:fs';

export interface Rule {
  sheet: string;
  /** The joined conditions around the rule, such as `@media print`; empty without conditions. */
  around: string;
  selectors: readonly string[];
  body: string;
}

function rulesIn(sheet: string): Rule[] {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  const open: { head: string; body: string }[] = [];
  let text = '';
  for (const letter of css) {
    if (letter === '{') {
      const end = text.lastIndexOf(';') + 1;
      const around = open.at(-1);
      if (around) around.body += text.slice(0, end);
      open.push({ head: text.slice(end).trim(), body: '' });
      text = '';
    } else if (letter === '}') {
      const { head, body } = open.pop() ?? { head: '', body: '' };
      if (!head.startsWith('@'))
        rules.push({
          sheet,
          around: open.map((one) => one.head).join(' '),
          selectors: head.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
          body: body + text,
        });
      text = '';
    } else text += letter;
  }
  return rules;
}

/** The style sheets of the portal, without those for developers. */
const sheets = globSync('src/**/*.css', { exclude: ['src/dev/**'] }).toSorted();

export const allRules: readonly Rule[] = sheets.flatMap(rulesIn);

import { globSync, readFileSync } from 'node:fs';

export interface Rule {
  sheet: string;
  /** The joined conditions around the rule, such as `@media print`; empty without conditions. */
  conditions: string;
  selectors: readonly string[];
  body: string;
}

function rulesIn(sheet: string): Rule[] {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  const openBlocks: { selectorOrCondition: string; body: string }[] = [];
  let text = '';
  for (const character of css) {
    if (character === '{') {
      const declarationsEnd = text.lastIndexOf(';') + 1;
      const outerBlock = openBlocks.at(-1);
      if (outerBlock) outerBlock.body += text.slice(0, declarationsEnd);
      openBlocks.push({ selectorOrCondition: text.slice(declarationsEnd).trim(), body: '' });
      text = '';
    } else if (character === '}') {
      const { selectorOrCondition, body } = openBlocks.pop() ?? {
        selectorOrCondition: '',
        body: '',
      };
      if (!selectorOrCondition.startsWith('@'))
        rules.push({
          sheet,
          conditions: openBlocks.map((one) => one.selectorOrCondition).join(' '),
          selectors: selectorOrCondition.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
          body: body + text,
        });
      text = '';
    } else text += character;
  }
  return rules;
}

/** The style sheets of the portal, without those for developers. */
const sheets = globSync('src/**/*.css', { exclude: ['src/dev/**'] }).toSorted();

export const allRules: readonly Rule[] = sheets.flatMap(rulesIn);

/** Rules for contrast. */

/** Texts and fields have enough contrast with their background, in the current colour scheme. */
export function lowContrasts(): string[] {
  const { lines, elements, nameOf, styleOf, memoise } = pageContents;
  const faults: string[] = [];
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const parseColour = (text: string): Colour => {
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const isUnit = text.startsWith('color(');
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return isUnit ? [red, green, blue, alpha] : [red / 255, green / 255, blue / 255, alpha];
  };
  const blend = (foreground: Colour, background: Colour): Colour => {
    const mixChannel = (a: number, b: number): number =>
      a * foreground[3] + b * (1 - foreground[3]);
    return [
      mixChannel(foreground[0], background[0]),
      mixChannel(foreground[1], background[1]),
      mixChannel(foreground[2], background[2]),
      1,
    ];
  };
  const luminanceOf = ([red, green, blue]: Colour): number => {
    const [r, g, b] = [red, green, blue].map((channel) =>
      channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const contrastOf = (colour: Colour, otherColour: Colour): number => {
    const [firstLuminance, secondLuminance] = [luminanceOf(colour), luminanceOf(otherColour)];
    return (
      (Math.max(firstLuminance, secondLuminance) + 0.05) /
      (Math.min(firstLuminance, secondLuminance) + 0.05)
    );
  };
  const parentBackgroundOf = ({ parentElement }: Element): Colour =>
    parentElement === null ? [1, 1, 1, 1] : backgroundOf(parentElement);
  const backgroundOf = memoise((element: Element): Colour => {
    const colour = parseColour(styleOf(element).backgroundColor);
    return colour[3] === 1 ? colour : blend(colour, parentBackgroundOf(element));
  });
  for (const element of new Set(lines.map((line) => line.element))) {
    if (element.closest('[data-issuer], :disabled, [aria-disabled=true], [data-loading]') !== null)
      continue;
    if (element.querySelector(':scope > input:disabled') !== null) continue;
    const style = styleOf(element);
    const background = backgroundOf(element);
    const ratio = contrastOf(blend(parseColour(style.color), background), background);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5))
      faults.push(`${nameOf(element)} has a contrast of ${ratio.toFixed(2)}`);
  }
  for (const field of elements) {
    if (!field.matches('input:enabled:not([type=checkbox], [type=radio]), textarea:enabled'))
      continue;
    if (field.matches(':read-only:not([type=file])')) continue;
    const style = styleOf(field);
    const outerColour = parentBackgroundOf(field);
    const isDrawn = parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none';
    const ratio = contrastOf(blend(parseColour(style.borderBottomColor), outerColour), outerColour);
    if (!isDrawn || ratio < 3)
      faults.push(`the border of ${nameOf(field)} is invisible (${ratio.toFixed(2)})`);
    const innerColour = backgroundOf(field);
    const entryContrast = contrastOf(blend(parseColour(style.color), innerColour), innerColour);
    if (entryContrast < 4.5)
      faults.push(`an entry of ${nameOf(field)} has a contrast of ${entryContrast.toFixed(2)}`);
    const hintColour = parseColour(getComputedStyle(field, '::placeholder').color);
    if (
      field.hasAttribute('placeholder') &&
      contrastOf(blend(hintColour, innerColour), innerColour) < 4.5
    )
      faults.push(`the placeholder of ${nameOf(field)} is unreadable`);
  }
  return faults;
}

/** Runs a check as if a pseudo-class such as `:hover` applied to every element, or to none. */
export function withPseudoClass<T>(pseudoClass: RegExp, isApplied: boolean, check: () => T): T {
  const changedStyles: [CSSStyleRule, string][] = [];
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && pseudoClass.test(rule.selectorText)) {
        changedStyles.push([rule, rule.selectorText]);
        // The replacement has the same specificity.
        const replacement = isApplied ? ':not(._)' : '._:not(*)';
        rule.selectorText = rule.selectorText.split(pseudoClass).join(replacement);
      } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)
        visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  const result = check();
  for (const [rule, selector] of changedStyles) rule.selectorText = selector;
  return result;
}

/** Texts and fields also have enough contrast while the mouse is over them. */
export function lowContrastsOnHover(): string[] {
  return withPseudoClass(/:hover/, true, lowContrasts);
}

/** A focusable element has a focus ring if it has the focus, and no ring otherwise. */
export function missingFocusRings(): string[] {
  const { elements, nameOf } = pageContents;
  const focusableElements = elements.filter(
    (candidate) =>
      candidate instanceof HTMLElement &&
      candidate.tabIndex >= 0 &&
      !candidate.matches(':disabled'),
  );
  const ringColourOf = (element: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 ? outlineColor : '';
  };
  // The content of the issuer has a light background in dark mode, too, so its ring has another colour.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('i.probe { color: var(--color-focus); }');
  document.adoptedStyleSheets.push(sheet);
  const probe = document.createElement('i');
  probe.className = 'probe';
  const ringColours = focusableElements.map((element) => {
    (element.closest('[data-issuer]') ?? document.body).append(probe);
    return getComputedStyle(probe).color;
  });
  probe.remove();
  document.adoptedStyleSheets.pop();
  const [coloursWithFocus, coloursWithoutFocus] = [true, false].map((isApplied) =>
    withPseudoClass(/:focus(?:-visible)?(?![\w-])/, isApplied, () =>
      focusableElements.map(ringColourOf),
    ),
  );
  return focusableElements
    .filter((_, index) => {
      const colour = ringColours[index];
      return coloursWithFocus?.[index] !== colour || coloursWithoutFocus?.[index] === colour;
    })
    .map((element) => `${nameOf(element)} does not show that it has the focus`);
}

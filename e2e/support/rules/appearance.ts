/** Rules for appearance: enabled, disabled, invalid and selected elements. */

/** Targets are large enough for a finger. */
export function smallTargets(): string[] {
  const { controls, nameOf } = pageContents;
  const faults: string[] = [];
  const isTouchScreen = matchMedia('(pointer: coarse)').matches;
  for (const { element } of controls) {
    const label =
      element.closest('label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0] : undefined);
    const boxes = [element, ...(element.matches('input') && label ? [label] : [])].map((target) =>
      target.getBoundingClientRect(),
    );
    const height = Math.max(...boxes.map((box) => box.height));
    const width = Math.max(...boxes.map((box) => box.width));
    // The language buttons and the links of a list have the minimum of WCAG 2.5.8.
    const isSmall = element.matches('li > a, [lang]');
    const minimumSize = isTouchScreen && !isSmall ? 43.5 : 24;
    if (height < minimumSize || width < 24)
      faults.push(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`);
  }
  return faults;
}

/** No control has the browser's default style, and the mouse pointer shows whether a control can be pressed. */
export function defaultControlStyles(): string[] {
  const { controls, nameOf, styleOf, computedColour } = pageContents;
  const faults: string[] = [];
  const defaultBackground = computedColour('ButtonFace');
  for (const { element } of controls) {
    const style = styleOf(element);
    if (/outset|inset/.test(style.borderTopStyle + style.borderBottomStyle))
      faults.push(`${nameOf(element)} has the browser’s default border`);
    if (element.localName === 'button' && style.backgroundColor === defaultBackground)
      faults.push(`${nameOf(element)} has the browser’s default background`);
    const isDisabled = element.matches(':disabled, [aria-disabled=true]');
    const isForText = element.matches('input:not([type=checkbox], [type=radio]), textarea, select');
    const hasPointerCursor = /pointer|progress/.test(style.cursor);
    if (!isForText && !isDisabled && !hasPointerCursor)
      faults.push(`${nameOf(element)} does not look pressable`);
    if (isDisabled && style.cursor === 'pointer')
      faults.push(`${nameOf(element)} looks pressable but is not`);
  }
  return faults;
}

/** Icons keep their proportions, checkboxes are square, and pictures are not stretched. */
export function distortedShapes(): string[] {
  const { elements, icons, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  for (const { element, box } of icons) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (element instanceof SVGSVGElement) {
      const expectedSize = [element.width.baseVal.value, element.height.baseVal.value];
      const isRotated = styleOf(element).rotate !== 'none' || styleOf(element).transform !== 'none';
      if (
        !isRotated &&
        (Math.abs(width - (expectedSize[0] ?? 0)) > 1 ||
          Math.abs(height - (expectedSize[1] ?? 0)) > 1)
      )
        faults.push(
          `the icon of ${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`,
        );
    }
    if (element instanceof HTMLImageElement && element.naturalWidth > 0) {
      const isFit = /contain|cover|scale-down/.test(styleOf(element).objectFit);
      const naturalRatio = element.naturalWidth / element.naturalHeight;
      if (!isFit && Math.abs(width / height / naturalRatio - 1) > 0.03)
        faults.push(`${nameOf(element)} is stretched`);
      if (width < 32 || height < 20 || height > 120)
        faults.push(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
  }
  for (const element of elements) {
    if (element.matches('input[type=checkbox], input[type=radio]')) {
      const { width, height } = element.getBoundingClientRect();
      if (Math.abs(width - height) > 1 || width < 16)
        faults.push(`${nameOf(element)} is ${Math.round(width)} by ${Math.round(height)}`);
    }
    for (const part of ['::before', '::after'] as const) {
      const style = getComputedStyle(element, part);
      const isIcon =
        style.content === '""' && (style.maskImage !== 'none' || style.clipPath !== 'none');
      if (!isIcon || style.display === 'none') continue;
      const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
      if (!(Math.abs(width - height) <= 1 && width >= 10))
        faults.push(`the icon of ${nameOf(element)} is ${style.width} by ${style.height}`);
      if (style.backgroundColor === 'rgba(0, 0, 0, 0)')
        faults.push(`the icon of ${nameOf(element)} has no colour`);
    }
  }
  return faults;
}

/** A state that ARIA announces (disabled, invalid, selected, current, pressed) is also visible. */
export function invisibleStates(): string[] {
  const { elements, nameOf } = pageContents;
  const faults: string[] = [];
  const visibleStyleOf = (element: Element): string => {
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
      ...[...element.querySelectorAll('svg, span')]
        .slice(0, 3)
        .map((candidate) => getComputedStyle(candidate)),
    ];
    return styles
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.borderBottomColor,
          style.outlineColor,
          style.outlineStyle,
          style.fontWeight,
          style.opacity,
          style.transform,
          style.rotate,
          style.content,
        ].join(),
      )
      .join(';');
  };
  const checkVisible = (element: Element, attribute: string, valueWithoutState = ''): void => {
    const previousValue = element.getAttribute(attribute);
    const styleWithState = visibleStyleOf(element);
    if (valueWithoutState === '') element.removeAttribute(attribute);
    else element.setAttribute(attribute, valueWithoutState);
    const styleWithoutState = visibleStyleOf(element);
    if (previousValue !== null) element.setAttribute(attribute, previousValue);
    if (styleWithState === styleWithoutState)
      faults.push(`${nameOf(element)} does not show that it is ${attribute}`);
  };
  for (const element of elements) {
    if (
      element.matches(
        'button:disabled, input:not([type=checkbox], [type=radio]):disabled, select:disabled',
      )
    )
      checkVisible(element, 'disabled');
    if (element.matches('button[aria-disabled=true]:not([aria-busy])'))
      checkVisible(element, 'aria-disabled');
    if (element.matches('[aria-current]')) {
      const styleWithChildren = (parent: Element): string =>
        [parent, ...parent.querySelectorAll('*')].map(visibleStyleOf).join();
      const siblings = [...(element.parentElement?.children ?? [])].filter(
        (candidate) => !candidate.hasAttribute('aria-current'),
      );
      if (siblings.some((candidate) => styleWithChildren(candidate) === styleWithChildren(element)))
        faults.push(`${nameOf(element)} does not show that it is the current one`);
    }
    if (element.matches('button[aria-pressed=true]'))
      checkVisible(element, 'aria-pressed', 'false');
    if (element.matches('[aria-invalid=true]')) checkVisible(element, 'aria-invalid');
    if (element.matches('[data-selected]')) checkVisible(element, 'data-selected');
  }
  return faults;
}

/** The text of an error has the error colour. */
export function uncolouredErrors(): string[] {
  const { elements, nameOf, styleOf, computedColour } = pageContents;
  const faults: string[] = [];
  const errorColour = computedColour('var(--color-danger)');
  for (const element of elements) {
    if (!element.matches('[aria-invalid=true]')) continue;
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = ids.map((id) => document.getElementById(id)).filter((text) => text !== null);
    const hasErrorColour = texts.some((text) =>
      [text, ...text.querySelectorAll('*')].some((child) => styleOf(child).color === errorColour),
    );
    if (texts.length > 0 && !hasErrorColour)
      faults.push(`the error at ${nameOf(element)} is not red`);
  }
  return faults;
}

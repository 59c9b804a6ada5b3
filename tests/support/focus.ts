/** Whether the focused element is this element or an ancestor of it. A focused body counts as no focus. */
export const isFocusAround = (element: Element): boolean => {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(element) === true;
};

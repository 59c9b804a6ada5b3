/** Whether an element contains the focus. A focused body counts as no focus. */
export const isFocusAround = (element: Element): boolean => {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(element) === true;
};

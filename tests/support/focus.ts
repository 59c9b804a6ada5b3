/** Whether the focus is at an element or around it. On the page as a whole it is nowhere. */
export const isFocusAround = (element: Element): boolean => {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(element) === true;
};

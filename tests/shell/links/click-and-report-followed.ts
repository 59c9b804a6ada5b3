import { fireEvent } from '@testing-library/react';

/** Clicks an element, without opening a page. Returns whether a browser would follow the link. */
export function clickAndReportFollowed(
  element: HTMLElement,
  eventOptions: MouseEventInit = {},
): boolean {
  let isFollowed = false;
  const onClick = (event: Event): void => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  fireEvent.click(element, eventOptions);
  document.removeEventListener('click', onClick);
  return isFollowed;
}

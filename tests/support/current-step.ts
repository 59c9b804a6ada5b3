/** Where the customer is in a flow of several steps, as a screen reader says it; undefined where there is none. */
export const currentStep = (): string | undefined =>
  document.querySelector('[aria-current="step"] > :not([aria-hidden])')?.textContent;

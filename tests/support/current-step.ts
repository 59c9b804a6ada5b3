/** The current step of a flow as a screen reader announces it; undefined outside a flow. */
export const currentStep = (): string | undefined =>
  document.querySelector('[aria-current="step"] > :not([aria-hidden])')?.textContent;

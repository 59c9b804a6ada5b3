/** The fields that the screens read of an issuer's items (src/forms/items). */
export const itemGroupFields = [
  'groupKey',
  'title',
  {
    items: [
      'itemKey',
      'label',
      'value',
      'format',
      'isEditable',
      'isRequired',
      'minLength',
      'maxLength',
      { options: ['value', 'label'] },
      'helpText',
    ],
  },
] as const;

/** The fields that the screens read of the rules for passwords. */
export const passwordPolicyFields = [
  'minLength',
  'maxLength',
  'requiredKinds',
  'isSymbolRequired',
  'allowedSymbols',
  'historyCount',
] as const;

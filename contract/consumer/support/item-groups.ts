/** What the screens read of the groups of an issuer's items, whichever form they stand in (src/forms/items). */
export const itemGroups = [
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

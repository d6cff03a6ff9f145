/** Attributes of a text whose elements belong to the editor: extensions that correct texts must not write into it. */
export const withoutHelpers = {
  translate: 'no',
  'data-gramm': 'false',
  'data-gramm_editor': 'false',
  'data-enable-grammarly': 'false',
} as const;

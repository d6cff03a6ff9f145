/** Query parameter with the token of a preview link. */
export const previewName = 'preview';

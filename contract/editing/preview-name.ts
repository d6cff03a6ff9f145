/** Name in the query of a page’s address that carries the token of a preview. */
export const previewName = 'preview';

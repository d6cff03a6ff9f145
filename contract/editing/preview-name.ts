/** Query parameter with the token of a preview link to a page. */
export const previewName = 'preview';

/**
 * Cookie of a browser that previews what is not public: the token of a link to a season, or `all` for signed-in editors.
 * Its name contains `session`, so that every cache that passes sessions on passes it on, too.
 */
export const previewCookie = 'preview_session';

/** Value of the cookie for editors. */
export const previewOfEditors = 'all';

/** Paths of the forms and links that begin and end a preview, below the locale. */
export const previewPaths = {
  link: '/api/preview/link/',
  all: '/api/preview/all/',
  end: '/api/preview/end/',
} as const;

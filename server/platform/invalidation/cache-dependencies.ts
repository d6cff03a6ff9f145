/** Cache dependencies of a response, collected while it is built. */
export interface CacheDependencies {
  /** Tags of the content that the response shows. */
  tags: Set<string>;
  /** Times at which the response expires without a change of content. */
  expiresAt: Set<Date>;
}

export function noDependencies(): CacheDependencies {
  return { tags: new Set(), expiresAt: new Set() };
}

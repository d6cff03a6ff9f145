/** Cache dependencies of a response, collected while it is built. */
export interface CacheDependencies {
  /** Tags of the content that it shows. */
  tags: Set<string>;
  /** Times at which it expires without a change. */
  expiresAt: Set<Date>;
}

export function noDependencies(): CacheDependencies {
  return { tags: new Set(), expiresAt: new Set() };
}

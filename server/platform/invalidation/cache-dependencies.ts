/** What a response depends on, collected while it is built. */
export interface CacheDependencies {
  /** Tags of what it shows. */
  tags: Set<string>;
  /** Moments at which it becomes outdated without a change. */
  expiresAt: Set<Date>;
}

export function noDependencies(): CacheDependencies {
  return { tags: new Set(), expiresAt: new Set() };
}

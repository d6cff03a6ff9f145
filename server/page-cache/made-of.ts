/** What an answer is made of, collected while it is made; a call carries one. */
export interface MadeOf {
  /** Names of what it shows. */
  tags: Set<string>;
  /** Moments at which it becomes another answer by itself. */
  until: Set<Date>;
}

export function nothingYet(): MadeOf {
  return { tags: new Set(), until: new Set() };
}

interface Line {
  roleId: number;
  personId: number;
}

/** Another person in one line of a cast. */
export interface StoredSubstitution extends Line {
  insteadOfId: number;
  at: Date;
}

/** A line with what changes it, if anything. */
export type Applied<L extends Line> = L & { substitution: StoredSubstitution | null };

/**
 * A cast with its substitutions, and those that fit no line. A substitution belongs to the lines with its role and the
 * person who is replaced, such as the conductor of both works of a double bill; if the cast has got somebody else there
 * since, to the first line of that role.
 */
export function applySubstitutions<L extends Line>(
  lines: readonly L[],
  substitutions: readonly StoredSubstitution[],
): { lines: Applied<L>[]; unused: StoredSubstitution[] } {
  const applied: Applied<L>[] = lines.map((line) => ({ ...line, substitution: null }));
  const take = (most: number, fits: (line: L, one: StoredSubstitution) => boolean) => (one: StoredSubstitution) => {
    const fitting = applied.filter((each) => each.substitution === null && fits(each, one)).slice(0, most);
    for (const line of fitting) line.substitution = one;
    return fitting.length === 0;
  };
  const unused = substitutions
    .filter(take(Infinity, (line, one) => line.roleId === one.roleId && line.personId === one.insteadOfId))
    .filter(take(1, (line, one) => line.roleId === one.roleId));
  return { lines: applied, unused };
}

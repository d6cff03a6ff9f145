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
 * A cast with its substitutions, and those that fit no line. A substitution belongs to the line with its role and the
 * person who is replaced; if the cast has got somebody else there since, to the first line of that role.
 */
export function applySubstitutions<L extends Line>(
  lines: readonly L[],
  substitutions: readonly StoredSubstitution[],
): { lines: Applied<L>[]; unused: StoredSubstitution[] } {
  const applied: Applied<L>[] = lines.map((line) => ({ ...line, substitution: null }));
  const take = (fits: (line: L, one: StoredSubstitution) => boolean) => (one: StoredSubstitution) => {
    const line = applied.find((each) => each.substitution === null && fits(each, one));
    if (line) line.substitution = one;
    return line === undefined;
  };
  const unused = substitutions
    .filter(take((line, one) => line.roleId === one.roleId && line.personId === one.insteadOfId))
    .filter(take((line, one) => line.roleId === one.roleId));
  return { lines: applied, unused };
}

type Values = Readonly<Record<string, unknown>>;

/** A saved change of a record besides the section: only the changed fields. Null: the record did not exist. */
export interface RecordChange {
  /** `page`, `media`, or the name of a resource. */
  kind: string;
  id: number;
  before: Values | null;
  after: Values | null;
}

/** The same change, backwards. */
export function reversed(changes: readonly RecordChange[]): RecordChange[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();
}

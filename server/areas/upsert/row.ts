import type { CreatableTarget } from '#contract/office/table-fields.ts';
import type { ChangeContext } from '../../request-context.ts';

/** The cells of a row that are not empty, by field. */
export type Cells = Readonly<Partial<Record<string, string>>>;

/** What holds for all rows of an import. */
export interface RowOptions {
  /** Season of the rows that name none. */
  season: number | undefined;
  /** Which missing entries are created. */
  create: ReadonlySet<CreatableTarget>;
  /** Whether redirects may hide the page at their old address. */
  hide?: boolean;
}

export interface CreatedTarget {
  resource: CreatableTarget;
  name: string;
}

/** One row while it is imported, in its transaction. */
export interface RowContext extends ChangeContext, RowOptions {
  /** What was created on the way. */
  created: CreatedTarget[];
}

/** Values of a resource's fields. */
export type Values = Record<string, unknown>;

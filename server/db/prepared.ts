import type { Database } from './database.ts';

/** Databases that plan a statement once and keep the plan. */
const keeping = new WeakSet<Database>();

/**
 * For the embedded database, which takes longer to plan a statement with five tables than to run it. PostgreSQL is
 * faster at that, and behind a pooler a statement may come to a connection that does not know its plan.
 */
export function keepPlans(db: Database): Database {
  keeping.add(db);
  return db;
}

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A statement of calls that nearly every page makes: its text is made once for each database. What differs between two
 * calls is a placeholder; a moment is passed as a text, because a placeholder has no column that would encode it.
 */
export function prepared<Prepared>(
  name: string,
  build: (db: Database) => Preparable<Prepared>,
): (db: Database) => Prepared {
  const known = new WeakMap<Database, Prepared>();
  return (db) => {
    const found = known.get(db) ?? build(db).prepare(keeping.has(db) ? name : '');
    known.set(db, found);
    return found;
  };
}

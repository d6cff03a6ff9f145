import { DifferentDatabases, refuseDifferentDatabases } from './connections/same-database.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './open-database.ts';

/** Opens the database for one piece of work; throws if the two addresses in the settings name different ones. */
export async function withDatabase<T>(
  options: DatabaseOptions,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(options);
  try {
    await refuseDifferentDatabases(database).catch((error: unknown) => {
      // What cannot be reached is found by the work, which knows what to say.
      if (error instanceof DifferentDatabases) throw error;
    });
    return await work(database);
  } finally {
    await database.close();
  }
}

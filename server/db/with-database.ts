import { type DatabaseOptions, type OpenDatabase, openDatabase } from './open-database.ts';

/** Opens the database for one piece of work. */
export async function withDatabase<T>(
  options: DatabaseOptions,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

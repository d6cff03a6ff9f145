import type { AppContext } from '../../app-context.ts';
import type { takeOverRuns } from '../../db/tables/site.ts';
import type { SourceBackend } from './foreign/source-backend.ts';
import type { TakeFile } from './media/take-file.ts';
import type { EntryRecords } from '../upsert/entry-records.ts';
import type { Report } from './writing/report.ts';

export type Run = Pick<typeof takeOverRuns.$inferSelect, 'id' | 'source' | 'state' | 'subjects'>;

/** What everything needs that a run does. */
export interface Taking {
  ctx: Pick<AppContext, 'db' | 'changes' | 'files' | 'config' | 'clock'>;
  run: Run;
  backend: SourceBackend;
  records: EntryRecords;
  report: Report;
  /** Takes a file into the media library; null if that fails, which is reported. */
  takeFile: TakeFile;
  /** True in the second pass, for entries with links to what was taken after them. */
  isSecondPass: boolean;
  /** Called before each entry: throws when the run has to stop. */
  alive(): void;
}

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Message } from '#contract/base/messages.ts';
import type { TakeOverFindingKind } from '#contract/office/take-over-run.ts';
import { beginningOf } from '#text/beginning-of.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import { byLocale } from '#text/languages.ts';
import type { Database } from '../../../db/database.ts';
import { takeOverFindings } from '../../../db/tables/site.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';

export interface Finding {
  finding: TakeOverFindingKind;
  kind: string;
  title?: string;
  ownId?: number | null;
  address: string;
  field?: string;
  message: Message;
}

/** Most findings of a run, of which the last says that there are more; one for each value could fill the disk. */
const maxFindings = 20_000;

/** Collects what a run could not read, left out or did not overwrite. */
export class Report {
  readonly #db: Database;
  readonly #runId: number;
  #count: number;

  private constructor(db: Database, runId: number, count: number) {
    this.#db = db;
    this.#runId = runId;
    this.#count = count;
  }

  /** Goes on where an interrupted run ended. */
  static async open(db: Database, runId: number): Promise<Report> {
    return new Report(db, runId, await db.$count(takeOverFindings, eq(takeOverFindings.runId, runId)));
  }

  async add(found: Finding): Promise<void> {
    if (this.#count >= maxFindings) return;
    if (this.#count < maxFindings - 1) return this.#store(found);
    const { kind, address } = found;
    await this.#store({ finding: 'unreadable', kind, address, message: 'take_over_more_findings' });
  }

  /** What of an entry could not be taken. */
  unreadable({ kind, title, address, field }: Omit<Finding, 'finding' | 'message'>, message: Message): Promise<void> {
    return this.add({ finding: 'unreadable', kind, title, address, field, message });
  }

  async #store({ finding, kind, title = '', ownId = null, address, field = '', message }: Finding): Promise<void> {
    const shown = { title: beginningOf(title, 300), address: address.slice(0, 2000), field: field.slice(0, 200) };
    const key = createHash('sha256')
      .update(JSON.stringify([finding, kind, shown.address, shown.field, message]))
      .digest('base64url')
      .slice(0, 22);
    const added = await this.#db
      .insert(takeOverFindings)
      .values({ runId: this.#runId, finding, kind, ownId, message, key, ...shown })
      .onConflictDoNothing()
      .returning({ id: takeOverFindings.id });
    this.#count += added.length;
  }
}

type Quoting = 'take_over_not_published' | 'take_over_away' | 'take_over_no_navigation';

/** A message that quotes another one, in both languages; that of a file names it. */
export function withReason(key: Quoting, reason: Message): LocalizedText;
export function withReason(key: 'take_over_file', reason: Message, file: string): LocalizedText;
export function withReason(key: Quoting | 'take_over_file', reason: Message, file = ''): LocalizedText {
  return byLocale((locale) => {
    const params = { reason: writeMessage(reason, locale), file };
    return writeMessage({ key, params }, locale);
  });
}

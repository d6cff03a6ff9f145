import type { z } from 'zod';
import { and, asc, eq, ne, notExists } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { keysOf } from '#contract/base/records.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';
import { toIssues } from '../../../http/mount.ts';
import type { Transaction } from '../../../db/database.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import { referenceTables } from '../../sections/references/check-references.ts';
import { ContentRefused } from '../content-refused.ts';
import type { ContentKind, ContentRecord } from './content-kind.ts';

interface RecordRules {
  schema: z.ZodObject;
  fieldSettings: FieldSettings;
  /** Where the record stands, for the message. */
  where: string;
}

/** The record as its schema reads it; throws `ContentRefused` with the fields that are wrong. */
export function checkRecord(kind: ContentKind, record: unknown, rules: RecordRules): ContentRecord {
  const { schema, fieldSettings, where } = rules;
  const parsed = schema.safeParse(record);
  if (!parsed.success) throw refusal(where, toIssues(parsed.error));
  try {
    kind.check?.(parsed.data, fieldSettings);
  } catch (error) {
    throw error instanceof AppError ? refusal(where, error.issues ?? [], error) : error;
  }
  return parsed.data;
}

function refusal(where: string, issues: Problem[], error?: AppError): ContentRefused {
  return new ContentRefused(`${where} is not as docs/export-format.md says: ${describeIssues(issues, error)}`, {
    key: 'content_not_exportable',
    params: { record: where, field: issues[0]?.path ?? '' },
  });
}

/** The first wrong fields, or the sentence of an error without fields. */
export function describeIssues(issues: Problem[], error?: AppError): string {
  const named = issues.slice(0, 5).map(({ path, message }) => `${path}: ${writeMessage(message, 'en')}`);
  return named.join('; ') || (error ? writeMessage(error.sentence, 'en') : '');
}

/** Throws unless what the modules show and link to exists; links may lead to deleted pages, and plans show what is gone. */
export async function checkReferences(tx: Transaction): Promise<void> {
  for (const kind of keysOf(referenceTables)) {
    if (kind === 'page') continue;
    const table = referenceTables[kind];
    const target = tx.select({ id: table.id }).from(table).where(eq(table.id, sectionReferences.targetId));
    const [lost] = await tx
      .select({ slug: sections.slug, id: sectionReferences.targetId })
      .from(sectionReferences)
      .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
      .where(and(eq(sectionReferences.kind, kind), ne(sectionReferences.state, 'planned'), notExists(target)))
      .orderBy(asc(sections.slug))
      .limit(1);
    if (lost)
      throw new ContentRefused(`The section ${lost.slug} refers to ${kind}:${lost.id}, which does not exist.`, {
        key: 'section_refers_to_nothing',
        params: { section: lost.slug, target: `${kind}:${lost.id}` },
      });
  }
}

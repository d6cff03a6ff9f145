import type { z } from 'zod';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../db/database.ts';
import { check, toIssues } from '../../http/mount.ts';
import { type MissingTarget, missingTargets } from '../check-targets.ts';
import type { Resource } from '../definition/resource.ts';
import { readNames } from '../versions/names-of-targets.ts';
import { withoutPaths } from './without-paths.ts';

type Values = Record<string, unknown>;

export interface Restoring {
  resource: Resource;
  /** Earlier values by field. */
  values: Values;
  /** The present values; empty for a deleted record. */
  present: Values;
  schema: z.ZodType<Values>;
  /** Paths of issues that are left out. */
  leaveOut: string[];
  locale: Locale;
}

/**
 * Earlier values as they can be saved now. Throws an error that names each field that cannot be restored, and what is
 * missing, unless its path is to be left out. The paths count entries of lists as they were.
 */
export async function restoredValues(tx: Transaction, restoring: Restoring): Promise<Values> {
  const { resource, schema, present, leaveOut, locale } = restoring;
  const { fields } = resource.contract;
  const values = await withRestoredParts(tx, restoring);
  const missing = await missingTargets(tx, { fields, values, before: present });
  const parsed = schema.safeParse(values);
  const issues = [
    ...(parsed.success ? [] : toIssues(parsed.error).filter(({ path }) => path.split('.')[0] !== 'version')),
    ...(await issuesOf(tx, missing, locale)),
  ].filter(({ path }) => !leaveOut.includes(path));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const links = missing.filter(({ link }) => link !== '');
  return check(schema, withoutPaths(fields, values, { paths: leaveOut, links }), { code: 'invalid', locale });
}

async function withRestoredParts(tx: Transaction, { resource, values, present }: Restoring): Promise<Values> {
  const restored = { ...values };
  const next = { ...present, ...values };
  for (const [name, part] of Object.entries(resource.parts ?? {})) {
    const entries = values[name];
    if (part?.toRestored && Array.isArray(entries)) restored[name] = await part.toRestored(tx, entries, next);
  }
  return restored;
}

async function issuesOf(db: Transaction, missing: MissingTarget[], locale: Locale): Promise<Problem[]> {
  const nameOf = await readNames({ db, locale }, missing);
  return missing.map((target) => {
    const name = nameOf(target);
    return {
      path: target.path,
      message: name
        ? { key: 'target_in_bin', params: { name } }
        : { key: 'target_gone', params: { name: target.link || `Nr. ${target.id}` } },
    };
  });
}

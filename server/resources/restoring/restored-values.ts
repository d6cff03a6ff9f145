import type { z } from 'zod';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Transaction } from '../../db/database.ts';
import { check, toIssues } from '../../http/mount.ts';
import { missingTargets, type Reference } from '../check-targets.ts';
import type { Resource } from '../definition/resource.ts';
import { readNames } from '../versions/names-of-targets.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import { mapFields } from '../definition/map-leaves.ts';

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

async function issuesOf(db: Transaction, missing: Reference[], locale: Locale): Promise<Problem[]> {
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

interface LeftOut {
  paths: string[];
  /** Links that lead nowhere, by their path. */
  links: { path: string; link: string }[];
}

/**
 * The values without what the paths name: of a text only the links that lead nowhere, of a list the whole entry, of
 * everything else the field.
 */
function withoutPaths(fields: Fields, values: Values, { paths, links }: LeftOut): Values {
  const gone = links.filter(({ path }) => paths.includes(path));
  const unlinked = withoutLinks(fields, values, gone);
  const linkPaths = new Set(links.map(({ path }) => path));
  const kept = structuredClone(unlinked);
  for (const path of paths) if (!linkPaths.has(path)) markAt(kept, path.split('.'));
  return withoutMarks(kept);
}

function withoutLinks(fields: Fields, values: Values, links: LeftOut['links']): Values {
  return mapFields(fields, values, {
    visit({ kind }, value, path) {
      const own = links.filter((one) => one.path === path);
      if (own.length === 0 || kind === 'reference') return value;
      if (kind === 'link') return '';
      return own.reduce((text, { link }) => text.replaceAll(` href="${link}"`, ''), String(value));
    },
  });
}

/** Stands for a value that is left out. */
const mark = { leftOut: true } as const;

function markAt(values: Values, path: string[]): void {
  const [field = '', index = ''] = path;
  const list = values[field];
  if (Array.isArray(list) && /^\d+$/.test(index)) {
    if (Number(index) < list.length) list[Number(index)] = mark;
  } else values[field] = mark;
}

function withoutMarks(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === mark) return [];
      return [[name, Array.isArray(value) ? value.filter((entry) => entry !== mark) : value]];
    }),
  );
}

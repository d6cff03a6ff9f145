import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { changeSchema } from '#contract/resources/define-resource.ts';
import type { Resource, Snapshot } from '../definition/resource.ts';
import { readVersion } from '../versions/list-versions.ts';
import { changeWithin, write, type WriteContext } from '../write-stored.ts';
import { restoredValues } from './restored-values.ts';

interface WantedVersion {
  resource: Resource;
  id: number;
  /** Id of the version to restore. */
  version: number;
  /** Version of the record as last read. */
  readVersion: string;
  /** Undefined: all but those that say whether and when the record is public. */
  fields: string[] | undefined;
  leaveOut: string[];
  locale: Locale;
}

/** Gives fields of a record the values that they had in a version; throws 409 if the record has changed meanwhile. */
export function restoreVersion(ctx: WriteContext, wanted: WantedVersion): Promise<Snapshot> {
  const { resource, id, fields, leaveOut, locale } = wanted;
  const names = namesOf(resource, fields);
  return write(ctx, async (tx, changed) => {
    const state = await readVersion(tx, wanted);
    const values = Object.fromEntries(
      names.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]] as const])),
    );
    const { after } = await changeWithin(
      { db: tx, changed },
      {
        resource,
        id,
        version: wanted.readVersion,
        action: 'restored',
        fill: (present) =>
          restoredValues(tx, { resource, values, present, schema: changeSchema(resource.contract), leaveOut, locale }),
      },
    );
    return after;
  });
}

function namesOf({ contract, draft }: Resource, fields: string[] | undefined): string[] {
  // Nothing becomes public or hidden because a whole version is restored.
  const publication = new Set(draft ? Object.keys(draft) : ['state', 'public_from']);
  if (!fields) return Object.keys(contract.fields).filter((name) => !publication.has(name));
  const issues = fields.flatMap((name, index) =>
    name in contract.fields ? [] : [{ path: `fields.${index}`, message: 'unknown_field' as const }],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return fields;
}

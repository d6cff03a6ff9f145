import { isRecord } from '#contract/base/records.ts';
import type { TakenField } from '../../db/tables/site.ts';
import { cleanFields } from '../../resources/stored-values.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import { hashOf } from './entry-records.ts';
import { isEmptyValue, type Values } from './usable-values.ts';

interface Sides {
  /** Fields of the resource. */
  fields: Fields;
  /** What the other side has. */
  sent: Values;
  /** What is stored here. */
  stored: Values;
  /** What was noted at the last run; null: the entry was here before the first one. */
  noted: Readonly<Record<string, TakenField>> | null;
}

export interface FieldPlan {
  write: Values;
  /** Fields that were changed here since and stay. */
  kept: string[];
  /** Notes of the fields that are not written. */
  notes: Record<string, TakenField>;
}

/**
 * Which fields are written: those that changed on the other side and not here. A field that nobody has filled here is
 * written too.
 */
export function planFields({ fields, sent, stored, noted }: Sides): FieldPlan {
  const plan: FieldPlan = { write: {}, kept: [], notes: { ...noted } };
  const cleaned = cleanFields(fields, sent);
  for (const [name, value] of Object.entries(sent)) {
    const note = noted?.[name];
    const sentHash = hashOf(value);
    const current = storedHash(stored[name]);
    if (current === storedHash(cleaned[name])) {
      plan.notes[name] = { sent: sentHash, stored: current };
    } else if (note === undefined) {
      if (isEmptyValue(stored[name])) plan.write[name] = value;
      else plan.notes[name] = { sent: sentHash, stored: '' };
    } else if (note.stored === current) {
      if (note.sent !== sentHash) plan.write[name] = value;
    } else if (note.stored === '') {
      // It was filled here before the first run, and is not one that was changed since.
      plan.notes[name] = { sent: sentHash, stored: '' };
    } else {
      plan.kept.push(name);
    }
  }
  return plan;
}

export function notesOf(written: Values, after: Values): Record<string, TakenField> {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, { sent: hashOf(value), stored: storedHash(after[name]) }]),
  );
}

/** Hash of a stored value. The names of roles are left out: they are changed elsewhere. */
function storedHash(value: unknown): string {
  return hashOf(Array.isArray(value) ? value.map(withoutRole) : value);
}

function withoutRole(line: unknown): unknown {
  if (!isRecord(line) || line.role_id === undefined) return line;
  const { role: _role, ...others } = line;
  return others;
}

import type { AuditEntry } from '#contract/accounts/audit-api.ts';
import { resourceOfKind } from '../../format/entity-kinds.ts';

/** Path of the entity's form; null when it was deleted or has none. */
export function pathOf({ kind, object_id: id, action }: AuditEntry): string | null {
  const resource = resourceOfKind(kind);
  return resource && id && action !== 'removed' ? `/${resource}/${id}` : null;
}

/** Message key of a field: `resources.venues.fields.name`. */
export function fieldName(kind: string, field: string): string {
  const resource = kind === 'settings' ? 'settings' : resourceOfKind(kind);
  return `resources.${resource ?? kind}.fields.${field.replace(/\.(?:de|en)$/, '')}`;
}

/** Message key of the language of a translated field. */
export function languageOf(field: string): 'fields.german' | 'fields.english' | null {
  if (field.endsWith('.de')) return 'fields.german';
  return field.endsWith('.en') ? 'fields.english' : null;
}

import type { useTranslate } from 'react-admin';
import { neededFields, tableFields, type TableKind } from '#contract/office/table-fields.ts';

type Translate = ReturnType<typeof useTranslate>;

/** Label of a field of a table: that of the resource's field, with the language of a localized one. */
export function fieldLabel(kind: TableKind, field: string, translate: Translate): string {
  const own = translate(`import.fields.${kind}.${field}`, { _: '' });
  if (own !== '') return own;
  const [, base = field, locale] = /^(.*?)(?:_(de|en))?$/.exec(field) ?? [];
  const label =
    translate(`resources.${kind}.fields.${base}`, { _: '' }) ||
    translate(`resources.${kind}.fields.${base}_id`, { _: '' }) ||
    translate(`import.fields.${base}`, { _: base });
  return locale === undefined ? label : `${label} (${translate(`import.languages.${locale}`)})`;
}

/** The fields that a column can fill, with their labels. */
export function fieldChoices(kind: TableKind, translate: Translate): { field: string; label: string }[] {
  return tableFields[kind].map((field) => ({ field, label: fieldLabel(kind, field, translate) }));
}

/** Labels of the fields of which one is needed, by group, where no column fills any. */
export function missingFields(kind: TableKind, fields: string[], translate: Translate): string[][] {
  return neededFields[kind]
    .filter((group) => !group.some((field) => fields.includes(field)))
    .map((group) => group.map((field) => fieldLabel(kind, field, translate)));
}

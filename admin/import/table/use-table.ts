import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { tableLimits, type TableKind, neededFields, tableFields } from '#contract/office/table-fields.ts';
import {
  type ImportTable,
  tableImports,
  type TableMapping,
  type TextEncoding,
} from '#contract/office/table-import-api.ts';
import { request, refusalText } from '../../api/request.ts';

const bytes = tableLimits.megabytes * 1024 * 1024;

/** The chosen file, its columns, and what each of them fills; empty: nothing. */
export function useTable(kind: TableKind) {
  const translate = useTranslate();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<ImportTable | null>(null);
  const [fields, setFields] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  /** Readings that have begun; an answer to an earlier one comes too late. */
  const begun = useRef(0);

  /** Reads the columns; without an encoding, it is recognised. */
  async function read(chosen: File, encoding?: TextEncoding): Promise<void> {
    const own = ++begun.current;
    setReading(true);
    setRefusal(null);
    try {
      const found = await request(tableImports[kind].read, { query: encoding ? { encoding } : {}, body: chosen });
      if (own !== begun.current) return;
      setTable(found);
      setFields(found.columns.map(({ field }) => field ?? ''));
    } catch (error) {
      if (own !== begun.current) return;
      setRefusal(refusalText(error, translate));
    }
    setReading(false);
  }

  function choose(chosen: File | null): void {
    begun.current += 1;
    setReading(false);
    setFile(chosen);
    setTable(null);
    setFields([]);
    setRefusal(null);
    if (!chosen) return;
    if (chosen.size > bytes) setRefusal(translate('import.too_large', { max: tableLimits.megabytes }));
    else void read(chosen);
  }

  /** A field is filled by one column: another one that filled it is left out from then on. */
  function assign(index: number, field: string): void {
    setFields((before) => before.map((own, at) => (at === index ? field : own === field ? '' : own)));
  }

  function apply({ columns }: Pick<TableMapping, 'columns'>): void {
    const fieldOf = new Map(columns.map(({ head, field }) => [normal(head), field ?? '']));
    setFields(table?.columns.map(({ head }) => fieldOf.get(normal(head)) ?? '') ?? []);
  }

  /** The table with other saved mappings. */
  function setMappings(mappings: TableMapping[], mapping: number | null): void {
    setTable((before) => before && { ...before, mappings, mapping });
  }

  function decode(encoding: TextEncoding): void {
    if (file) void read(file, encoding);
  }

  return { file, table, fields, refusal, reading, choose, decode, assign, apply, setMappings };
}

function normal(head: string): string {
  return head.toLowerCase().trim();
}

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

import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { TableKind } from '#contract/office/table-fields.ts';
import { type ImportTable, tableImports, type TableMapping } from '#contract/office/table-import-api.ts';
import { request } from '../../api/request.ts';
import { refusalText } from '../refusal-text.ts';

export interface SavedMappingsProps {
  kind: TableKind;
  table: ImportTable;
  /** Field of each column; empty: none. */
  fields: string[];
  onApply: (mapping: TableMapping) => void;
  onChange: (mappings: TableMapping[], chosen: number | null) => void;
}

/** Chooses, saves and deletes mappings. */
export function useSavedMappings({ kind, table, fields, onApply, onChange }: SavedMappingsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { columns, mapping, mappings } = table;
  const chosen = mappings.find(({ id }) => id === mapping);
  const [name, setName] = useState(chosen?.name ?? '');

  function choose(id: string): void {
    const next = mappings.find((one) => String(one.id) === id);
    onChange(mappings, next?.id ?? null);
    setName(next?.name ?? '');
    if (next) onApply(next);
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      notify(refusalText(error, translate), { type: 'error' });
    }
  }

  const save = () =>
    attempt(async () => {
      const sent = { name, columns: columns.map(({ head }, index) => ({ head, field: fields[index] || null })) };
      const saved = await request(tableImports[kind].saveMapping, { body: sent });
      const others = mappings.filter(({ id }) => id !== saved.id);
      const all = [...others, saved].toSorted((one, other) => one.name.localeCompare(other.name));
      onChange(all, saved.id);
      notify('import.mapping_saved', { type: 'info' });
    });

  const remove = ({ id }: TableMapping) =>
    attempt(async () => {
      await request(tableImports[kind].removeMapping, { params: { id } });
      const others = mappings.filter((one) => one.id !== id);
      onChange(others, null);
      setName('');
      notify('import.mapping_removed', { type: 'info' });
    });

  return { chosen, name, setName, choose, save, remove };
}

import { useEffect, useRef } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

const copiedFields = ['title', 'subtitle', 'title_language', 'category_id'] as const;

/** Copies fields of the production into empty fields of a new event. */
export function FromProduction() {
  const id = useWatch<{ production_id?: number | null }, 'production_id'>({ name: 'production_id' });
  const { getValues, setValue } = useFormContext();
  const { data } = useGetOne('productions', { id: id ?? 0 }, { enabled: Boolean(id) });
  const filled = useRef<number | null>(null);
  useEffect(() => {
    if (!data || filled.current === data.id) return;
    filled.current = Number(data.id);
    for (const name of copiedFields) if (isEmpty(getValues(name))) setValue(name, data[name], { shouldDirty: true });
  }, [data, getValues, setValue]);
  return null;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === '';
}

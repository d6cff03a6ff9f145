import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { TextInput, useGetOne, useInput, useTranslate } from 'react-admin';
import { type ReferenceKind, readReference } from '#contract/fields/reference.ts';
import { recordTitle } from '../format/record-title.ts';
import styles from './link-target.module.css';
import { resourceOfReference } from '../format/entity-kinds.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** A link target: a reference such as `page:12`, which survives a changed address, or an address. */
export function LinkTarget({ source, label }: { source: string; label?: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source });
  const [open, setOpen] = useState(false);
  const target = readReference(String(field.value ?? ''));
  return (
    <div className={styles.target}>
      <TextInput
        source={source}
        {...(label ? { label } : {})}
        helperText={target ? <ReferenceTitle kind={target.kind} id={target.id} /> : 'links.hint'}
        parse={(value: unknown) => value ?? ''}
        fullWidth
      />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('links.choose')}
      </Button>
      {open && (
        <Suspense>
          <LinkDialog
            close={() => setOpen(false)}
            choose={(reference) => {
              field.onChange(reference);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Kind and title of a referenced record. */
function ReferenceTitle({ kind, id }: { kind: ReferenceKind; id: number }) {
  const translate = useTranslate();
  const resource = resourceOfReference(kind);
  const { data } = useGetOne(resource, { id });
  return (
    <>{`${translate(`resources.${resource}.name`, { smart_count: 1 })}: ${data ? recordTitle(data) : `#${id}`}`}</>
  );
}

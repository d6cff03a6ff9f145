import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { TextInput, useGetOne, useInput, useTranslate } from 'react-admin';
import { readReference } from '../../contract/reference.ts';
import { titleOf } from '../house/title-of.ts';
import styles from './link-target.module.css';
import { roomOf } from './rooms-of-references.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** Where something leads: a thing of the house, kept by its number so that it survives another address, or an address. */
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
        helperText={target ? <Named kind={target.kind} id={target.id} /> : 'links.hint'}
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

/** What a reference means, in words. */
function Named({ kind, id }: { kind: string; id: number }) {
  const translate = useTranslate();
  const room = roomOf(kind);
  const { data } = useGetOne(room, { id });
  return <>{`${translate(`resources.${room}.name`, { smart_count: 1 })}: ${data ? titleOf(data) : `#${id}`}`}</>;
}

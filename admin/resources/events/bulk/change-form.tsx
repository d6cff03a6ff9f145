import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { keysOf, recordOf } from '#contract/base/records.ts';
import { useMay } from '../../../api/use-may.ts';
import { Section } from '../../../forms/section.tsx';
import styles from './bulk.module.css';
import { inputsOf } from './change-fields.tsx';
import { type ChangeKind, changeKinds, changeOfValues } from './change-of-values.ts';

const kinds = keysOf(changeKinds);
const defaults = {
  prices: [],
  add_flags: [],
  remove_flags: [],
  availability: 'available',
  state: 'draft',
  ticket_link: '',
};

interface ChangeFormProps {
  /** Resolves to the messages of wrong fields. */
  onPreview: (change: Record<string, unknown>) => Promise<Record<string, unknown> | undefined>;
  /** Called when anything in the form changes: the preview does not hold any more. */
  onEdit: () => void;
}

/** What changes: ticked kinds of changes with their inputs. */
export function ChangeForm({ onPreview, onEdit }: ChangeFormProps) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const offered = mayPublish ? kinds : kinds.filter((kind) => kind !== 'state');
  const [chosen, setChosen] = useState<ReadonlySet<ChangeKind>>(new Set());

  function toggle(kind: ChangeKind) {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    setChosen(next);
    onEdit();
  }

  return (
    <Form
      defaultValues={defaults}
      noValidate
      onSubmit={(values: unknown) => onPreview(changeOfValues(recordOf(values), chosen))}
    >
      <EditWatch onEdit={onEdit} />
      <Section title={translate('bulk.what')} hint={translate('bulk.what_hint')}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{translate('bulk.what')}</legend>
          {offered.map((kind) => (
            <FormControlLabel
              key={kind}
              label={translate(`bulk.kind.${kind}`)}
              control={<Checkbox checked={chosen.has(kind)} onChange={() => toggle(kind)} />}
            />
          ))}
        </fieldset>
        {kinds
          .filter((kind) => chosen.has(kind))
          .map((kind) => (
            <fieldset key={kind} className={styles.inputs}>
              <legend>{translate(`bulk.kind.${kind}`)}</legend>
              {inputsOf[kind]}
            </fieldset>
          ))}
        <div className={styles.actions}>
          <Button type="submit" variant="contained" disabled={chosen.size === 0}>
            {translate('bulk.preview')}
          </Button>
        </div>
      </Section>
    </Form>
  );
}

/** Tells every change of the form's values. */
function EditWatch({ onEdit }: Pick<ChangeFormProps, 'onEdit'>) {
  const { watch } = useFormContext();
  useEffect(() => {
    const subscription = watch((_, { type }) => type === 'change' && onEdit());
    return () => subscription.unsubscribe();
  }, [watch, onEdit]);
  return null;
}

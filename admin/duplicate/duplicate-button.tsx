import Copy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  type RaRecord,
  useGetOne,
  useResourceContext,
  useTranslate,
  BooleanInput,
  CheckboxGroupInput,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { localizedOf } from '#contract/base/localized.ts';
import { type CopyRules, partsOf } from '#contract/resources/copy-rules.ts';
import { toFieldValues } from '../api/field-values.ts';
import { copyEntry } from '../api/data-provider.ts';
import { endpointOf } from '../api/resource-endpoint.ts';
import { recordTitle } from '../format/record-title.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { Bilingual } from '../fields/bilingual.tsx';
import { Moment, References, filled } from '../fields/plain.tsx';
import { Reference } from '../fields/reference.tsx';
import { formatMoment } from '../format/format-moment.ts';

/** Duplicates a record after asking what goes along; absent for resources without copies. */
export function DuplicateButton({ id }: { id: RaRecord['id'] }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [open, setOpen] = useState(false);
  const { copy: rules } = endpointOf(resource);
  if (!rules) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Copy />} onClick={() => setOpen(true)}>
        {translate('copies.duplicate')}
      </Button>
      {open && <DuplicateDialog id={id} resource={resource} rules={rules} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DuplicateDialogProps {
  id: RaRecord['id'];
  resource: string;
  rules: CopyRules;
  onClose: () => void;
}

function DuplicateDialog({ id, resource, rules, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const { data: record } = useGetOne(resource, { id });
  const [now] = useState(() => new Date().toISOString());
  const { fields } = endpointOf(resource);
  if (!record) return null;

  async function copy({ parts, ...values }: Record<string, unknown>) {
    const sent = Object.fromEntries(rules.changeable.map((name) => [name, values[name]]));
    const made = await copyEntry(resource, id, { ...toFieldValues(fields, sent), parts });
    onClose();
    await navigate(`/${resource}/${made.id}`);
  }

  return (
    <CopyDialog
      title={recordTitle(record)}
      values={initialValues(record, { resource, rules, now })}
      hint={rules.hasSection ? 'copies.hint_with_section' : 'copies.hint'}
      onCopy={copy}
      onClose={onClose}
    >
      <CopyInputs rules={rules} />
    </CopyDialog>
  );
}

/** Everything goes along except ticket links. A copy of a production is a revival, an article is of today. */
function initialValues(
  record: RaRecord,
  { resource, rules, now }: { resource: string; rules: CopyRules; now: string },
): Partial<RaRecord> {
  const { de, en } = localizedOf(record.title);
  return {
    title: resource === 'articles' ? { de: `${de} (Kopie)`, en: en && `${en} (copy)` } : { de, en },
    season_id: record.season_id ?? null,
    event_ids: record.event_ids,
    is_revival: true,
    start: null,
    end: null,
    published_at: now,
    parts: partsOf(rules).filter((part) => part !== 'tickets'),
  };
}

const datedTitle = (event: RaRecord) => `${recordTitle(event)}, ${formatMoment(String(event.start))}`;

/** An input for each field that can differ from the original, and a box for each part. */
function CopyInputs({ rules }: { rules: CopyRules }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const parts = partsOf(rules).map((id) => ({ id, name: translate(`copies.${resource}.${id}`) }));
  return (
    <>
      {rules.changeable.map((name) => (
        <CopyInput key={name} name={name} isRequired={rules.required.includes(name)} />
      ))}
      <div className="whole">
        <CheckboxGroupInput source="parts" choices={parts} label="copies.parts" row={false} helperText={false} />
      </div>
    </>
  );
}

function CopyInput({ name, isRequired }: { name: string; isRequired: boolean }) {
  switch (name) {
    case 'title':
      return (
        <div className="whole">
          <Bilingual source="title" required max={200} />
        </div>
      );
    case 'season_id':
      return <Reference source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} />;
    case 'is_revival':
      return <BooleanInput source="is_revival" helperText={false} />;
    case 'event_ids':
      return (
        <div className="whole">
          <References
            source="event_ids"
            to="events"
            sort={{ field: 'start', order: 'DESC' }}
            optionText={datedTitle}
            helperText="copies.dates_hint"
          />
        </div>
      );
    default:
      return <Moment source={name} {...(isRequired ? { validate: filled } : {})} />;
  }
}

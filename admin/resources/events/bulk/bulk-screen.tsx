import { useState, useEffect, type ReactNode } from 'react';
import {
  ResourceContextProvider,
  useNotify,
  useTranslate,
  Form,
  CheckboxGroupInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { ActOutcome, LastAct, type Outcome } from '../../../layout/last-act.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { Problem } from '../../../layout/problem.tsx';
import styles from './bulk.module.css';
import { PreviewList, type ChangeKind, changeKinds, changeOfValues } from './preview-list.tsx';
import { useBulkChange, useSelection } from './use-bulk-change.ts';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { bulkEventsApi, numberPlaceholder } from '#contract/programme/bulk-events-api.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { formatMoment } from '../../../format/format-moment.ts';
import { useFormContext } from 'react-hook-form';
import { keysOf, recordOf } from '#contract/base/records.ts';
import { useMay } from '../../../api/use-site.ts';
import { Section } from '../../../forms/section.tsx';
import { eventFlags } from '#contract/programme/event-flags.ts';
import { Bilingual } from '../../../fields/bilingual.tsx';
import { Entries } from '../../../fields/entries.tsx';
import { Moment, Euros, PlainText, WholeNumber } from '../../../fields/plain.tsx';
import { stateChoices } from '../../../fields/publication.tsx';
import { Reference } from '../../../fields/reference.tsx';
import { availabilityChoices } from '../event-fields.tsx';
import { useCall } from '../../../api/use-call.ts';

/** Changes many events together: what changes, a preview, the act, and its undo. */
export function BulkScreen() {
  const translate = useTranslate();
  const notify = useNotify();
  const selection = useSelection();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { preview, problem, busy, show, act, edit } = useBulkChange(selection, (count) => {
    setOutcome(null);
    notify('bulk.changed', { type: 'info', messageArgs: { smart_count: count } });
  });
  return (
    <ResourceContextProvider value="events">
      <PageHead title={translate('bulk.title')} resource="events" />
      <div className={styles.sheet}>
        <LastChange outcome={outcome} onUndone={setOutcome} />
        {selection ? (
          <ChangeForm onPreview={show} onEdit={edit} />
        ) : (
          <p className={styles.lead}>{translate('bulk.choose_first')}</p>
        )}
        <Problem>{problem}</Problem>
        {preview && <PreviewList preview={preview} busy={busy} onChange={() => void act(preview)} />}
      </div>
    </ResourceContextProvider>
  );
}

interface LastChangeProps {
  /** What undoing has just done. */
  outcome: Outcome | null;
  onUndone: (outcome: Outcome) => void;
}

/** The last change of many events with its undo. */
function LastChange({ outcome, onUndone }: LastChangeProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const { data, error } = useCall(['events', 'bulk', 'last'], bulkEventsApi.last, {}, { staleTime: 0 });
  const message = error && errorMessage(error);
  const last = data?.last;
  return (
    <>
      <ActOutcome outcome={outcome} />
      <Problem>{message ? translate(message, { _: message }) : ''}</Problem>
      {last && (
        <LastAct
          title={translate('bulk.last_title')}
          sentence={translate('bulk.last', {
            smart_count: last.count,
            name: last.user_name,
            at: formatMoment(last.at),
          })}
          undo={() => request(bulkEventsApi.undo, { params: { id: last.id }, body: {} })}
          onUndone={(undone) => {
            onUndone(undone);
            void queries.invalidateQueries({ queryKey: ['events'] });
          }}
        />
      )}
    </>
  );
}

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
function ChangeForm({ onPreview, onEdit }: ChangeFormProps) {
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
      <Section title="bulk.what" hint="bulk.what_hint">
        <fieldset className={`cluster ${styles.kinds}`}>
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
        <div className={`whole ${styles.actions}`}>
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

const flags = eventFlags.map((id) => ({ id, name: `events.flag.${id}` }));
const inOrder = { field: 'position', order: 'ASC' } as const;
const noPrice = { name: { de: '', en: '' }, price: null, reduced: null };

function Link() {
  const translate = useTranslate();
  return (
    <PlainText source="ticket_link" helperText={translate('bulk.link_hint', { placeholder: numberPlaceholder })} />
  );
}

function State() {
  const translate = useTranslate();
  return (
    <>
      <SelectInput
        source="state"
        label="publication.state"
        choices={stateChoices}
        emptyText={false}
        helperText={translate('bulk.state_hint')}
      />
      <Moment source="public_from" label="publication.public_from" helperText={translate('bulk.public_from_hint')} />
    </>
  );
}

function Shift() {
  const translate = useTranslate();
  return (
    <WholeNumber
      source="shift_minutes"
      label="bulk.shift_minutes"
      min={-1439}
      max={1439}
      helperText={translate('bulk.shift_hint')}
    />
  );
}

/** Inputs of each kind of change. */
const inputsOf: Record<ChangeKind, ReactNode> = {
  venue: <Reference source="venue_id" to="venues" sort={inOrder} helperText="bulk.empty_clears" />,
  clock: <TextInput source="clock" label="resources.events.fields.start" type="time" helperText="bulk.clock_hint" />,
  shift: <Shift />,
  prices: (
    <Entries source="prices" add="events.add_price" blank={noPrice}>
      <Bilingual source="name" required max={120} />
      <Euros source="price" />
      <Euros source="reduced" />
    </Entries>
  ),
  price_range: (
    <>
      <Euros source="price_from" helperText="bulk.empty_clears" />
      <Euros source="price_to" helperText="bulk.empty_clears" />
    </>
  ),
  link: <Link />,
  availability: (
    <SelectInput source="availability" choices={availabilityChoices} emptyText={false} helperText={false} />
  ),
  flags: (
    <>
      <CheckboxGroupInput source="add_flags" label="bulk.add_flags" choices={flags} row={false} helperText={false} />
      <CheckboxGroupInput
        source="remove_flags"
        label="bulk.remove_flags"
        choices={flags}
        row={false}
        helperText={false}
      />
    </>
  ),
  state: <State />,
};

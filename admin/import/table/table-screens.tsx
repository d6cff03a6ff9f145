import { type ComponentType, useState } from 'react';
import { type TableKind, creatableTargets, type CreatableTarget } from '#contract/office/table-fields.ts';
import { useTranslate, useNotify, Confirm, useRefresh, useGetList } from 'react-admin';
import { PageHead } from '../../layout/page-head.tsx';
import { ImportResult } from '../import-result.tsx';
import { ImportSources } from '../import-sources.tsx';
import imported from '../import.module.css';
import { FileChoice, Steps } from '../steps.tsx';
import { missingFields, fieldChoices, useTable } from './use-table.ts';
import { Problem } from '../../layout/problem.tsx';
import styles from './table.module.css';
import { type TableOptions, useTableImport } from './use-table-import.ts';
import {
  type TableImportResult,
  textEncodings,
  type ImportTable,
  tableImports,
  type TableMapping,
} from '#contract/office/table-import-api.ts';
import { Button, TextField, Checkbox, FormControlLabel } from '@mui/material';
import { request, refusalText } from '../../api/request.ts';
import { removeMany } from '../../api/data-provider.ts';
import { useAction } from '../../api/use-action.ts';
import { useMay } from '../../api/use-site.ts';
import { recordTitle } from '../../format/record-title.ts';

/** Import of a CSV file, by what it holds. */
export const tableScreens: Record<TableKind, ComponentType> = {
  productions: () => <TableScreen kind="productions" />,
  events: () => <TableScreen kind="events" />,
  persons: () => <TableScreen kind="persons" />,
  redirects: () => <TableScreen kind="redirects" />,
};

/** Imports a CSV file: the file, what its columns fill, a preview, then the import. */
function TableScreen({ kind }: { kind: TableKind }) {
  const translate = useTranslate();
  const table = useTable(kind);
  const [options, setOptions] = useState<TableOptions>({ state: 'draft', season: '', create: [], hide: false });
  const { result, refusal, done, clear, run, undone } = useTableImport(kind);
  const change = (act: () => void) => {
    clear();
    act();
  };
  const problem = table.refusal ?? refusal;
  return (
    <>
      <PageHead title={translate(`import.table_of_${kind}`)} resource={kind} />
      {kind === 'events' && <ImportSources current="table" />}
      <section className={`card ${imported.sheet}`}>
        <Lead kind={kind} />
        <fieldset className={imported.inputs} disabled={done !== null}>
          <FileChoice
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            onChoose={(file) => change(() => table.choose(file))}
          />
          {table.reading && <output>{translate('import.reading')}</output>}
          <Mapping kind={kind} table={table} change={change} />
          {table.table && (
            <RowOptions kind={kind} options={options} onChange={(next) => change(() => setOptions(next))} />
          )}
        </fieldset>
        <Steps
          ready={table.table !== null && missingFields(kind, table.fields, translate).length === 0}
          busy={done !== null}
          changes={result?.dry_run && result.next === null ? result.counts.created + result.counts.changed : 0}
          onRun={(dryRun) => {
            if (table.file && table.table)
              void run({ file: table.file, encoding: table.table.encoding, fields: table.fields, options }, dryRun);
          }}
        >
          {done !== null && <Progress rows={table.table?.rows ?? 0} done={done} />}
        </Steps>
        <Problem>{problem}</Problem>
      </section>
      {result && (
        <ImportResult resource={kind} result={result}>
          <CreatedTargets result={result} />
          <UndoImport kind={kind} result={result} onUndone={undone} />
        </ImportResult>
      )}
    </>
  );
}

/** What the file has to be, and what happens with it. */
function Lead({ kind }: { kind: TableKind }) {
  const translate = useTranslate();
  const key = kind === 'redirects' ? 'import.redirects_lead' : 'import.table_lead';
  return <p className={imported.lead}>{translate(key)}</p>;
}

/** How far it is while it runs. */
function Progress({ rows, done }: { rows: number; done: number }) {
  const translate = useTranslate();
  const text = translate('import.progress', { done, rows });
  return (
    <output className={styles.progress}>
      <progress max={rows} value={done} aria-label={text} />
      {text}
    </output>
  );
}

interface MappingProps {
  kind: TableKind;
  table: ReturnType<typeof useTable>;
  /** Makes a change, after which the preview is no longer right. */
  change: (act: () => void) => void;
}

/** What the columns fill. */
function Mapping({ kind, table: { table, fields, assign, apply, decode, setMappings }, change }: MappingProps) {
  const translate = useTranslate();
  if (!table) return null;
  return (
    <>
      <h2 className={`heading ${styles.heading}`}>{translate('import.columns')}</h2>
      <p className={`hint ${styles.hint}`}>{translate('import.columns_hint', { smart_count: table.rows })}</p>
      <TextField
        select
        size="small"
        label={translate('import.encoding')}
        helperText={translate('import.encoding_hint')}
        value={table.encoding}
        onChange={(event) => change(() => decode(textEncodings.find((each) => each === event.target.value) ?? 'utf-8'))}
        slotProps={{ select: { native: true } }}
      >
        {textEncodings.map((encoding) => (
          <option key={encoding} value={encoding}>
            {translate(`import.encodings.${encoding}`)}
          </option>
        ))}
      </TextField>
      <ColumnChoices
        kind={kind}
        table={table}
        fields={fields}
        onAssign={(index, field) => change(() => assign(index, field))}
      />
      {missingFields(kind, fields, translate).map((labels) => (
        <Problem key={labels.join()}>{translate('import.needs', { fields: labels.join(', ') })}</Problem>
      ))}
      <SavedMappings
        kind={kind}
        table={table}
        fields={fields}
        onApply={(mapping) => change(() => apply(mapping))}
        onChange={setMappings}
      />
    </>
  );
}

/** Seasons, categories and venues that the rows need and that did not exist. */
function CreatedTargets({ result: { created, dry_run: isPreview } }: { result: TableImportResult }) {
  const translate = useTranslate();
  if (created.length === 0) return null;
  return (
    <div className={`notice ${styles.created}`}>
      <p>{translate(isPreview ? 'import.would_create' : 'import.did_create')}</p>
      <ul>
        {creatableTargets
          .filter((target) => created.some(({ resource }) => resource === target))
          .map((target) => (
            <li key={target}>
              {translate(`resources.${target}.name`, { smart_count: 2 })}:{' '}
              {created
                .filter(({ resource }) => resource === target)
                .map(({ name }) => name)
                .join(', ')}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Chooses, saves and deletes mappings. The one for the same headings is chosen when the file is read. */
function SavedMappings(props: SavedMappingsProps) {
  const translate = useTranslate();
  const { mappings } = props.table;
  const { chosen, name, setName, choose, save, remove } = useSavedMappings(props);
  return (
    <div className={styles.mappings}>
      {mappings.length > 0 && (
        <TextField
          select
          size="small"
          label={translate('import.mapping')}
          value={chosen ? String(chosen.id) : ''}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('import.recognised')}</option>
          {mappings.map(({ id, name: own }) => (
            <option key={id} value={id}>
              {own}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        size="small"
        label={translate('import.mapping_name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Button variant="outlined" disabled={name.trim() === ''} onClick={() => void save()}>
        {translate('import.mapping_save')}
      </Button>
      {chosen && (
        <Button onClick={() => void remove(chosen)}>{translate('import.mapping_remove', { name: chosen.name })}</Button>
      )}
    </div>
  );
}

interface ColumnChoicesProps {
  kind: TableKind;
  table: ImportTable;
  /** Field of each column; empty: none. */
  fields: string[];
  onAssign: (index: number, field: string) => void;
}

/** What each column of the file fills, with its first value as an example. */
function ColumnChoices({ kind, table, fields, onAssign }: ColumnChoicesProps) {
  const translate = useTranslate();
  const choices = fieldChoices(kind, translate);
  return (
    <ul className={styles.columns}>
      {table.columns.map(({ head, sample }, index) => {
        const name = head || translate('import.column', { number: index + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of a file stay in their order
          <li key={index} data-used={fields[index] !== ''}>
            <p>
              <b>{name}</b>
              <span>{sample}</span>
            </p>
            <TextField
              select
              size="small"
              fullWidth
              value={fields[index] ?? ''}
              onChange={(event) => onAssign(index, event.target.value)}
              slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('import.fills', { name }) } }}
            >
              <option value="">{translate('import.left_out')}</option>
              {choices.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </TextField>
          </li>
        );
      })}
    </ul>
  );
}

interface SavedMappingsProps {
  kind: TableKind;
  table: ImportTable;
  /** Field of each column; empty: none. */
  fields: string[];
  onApply: (mapping: TableMapping) => void;
  onChange: (mappings: TableMapping[], chosen: number | null) => void;
}

/** Chooses, saves and deletes mappings. */
function useSavedMappings({ kind, table, fields, onApply, onChange }: SavedMappingsProps) {
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

interface UndoImportProps {
  kind: TableKind;
  result: TableImportResult;
  /** Called when all or some of them are in the bin, with the entries that stay and the reason. */
  onUndone: (problem: string | null) => void;
}

/** Puts the entries that an import has created into the bin; those that are in use stay. */
function UndoImport({ kind, result, onUndone }: UndoImportProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const ids = result.rows.flatMap(({ outcome, id }) => (outcome === 'created' && id !== null ? [id] : []));
  if (result.dry_run || ids.length === 0) return null;

  async function undo() {
    const kept = await removeMany(kind, ids);
    notify('import.undone', { type: 'info', messageArgs: { smart_count: ids.length - kept.length } });
    onUndone(kept.length > 0 ? kept.join(' ') : null);
  }

  return (
    <p>
      <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking(true)}>
        {translate('import.undo', { smart_count: ids.length })}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={translate('import.undo', { smart_count: ids.length })}
        content={translate('import.undo_hint')}
        onConfirm={() => void run(undo, (error) => onUndone(refusalText(error, translate))).then(() => refresh())}
        onClose={() => setAsking(false)}
      />
    </p>
  );
}

/** What a row of each kind can name. */
const creatable: Record<TableKind, CreatableTarget[]> = {
  productions: ['seasons', 'categories'],
  events: ['venues', 'categories'],
  persons: ['person-categories'],
  redirects: [],
};
const bySeason = { field: 'starts_on', order: 'DESC' } as const;

interface RowOptionsProps {
  kind: TableKind;
  options: TableOptions;
  onChange: (options: TableOptions) => void;
}

/** What holds for all rows of a table. */
function RowOptions(props: RowOptionsProps) {
  return props.kind === 'redirects' ? <HidingOption {...props} /> : <EntryOptions {...props} />;
}

/** Whether redirects may hide pages. */
function HidingOption({ options, onChange }: RowOptionsProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Checkbox checked={options.hide} onChange={(_, hide) => onChange({ ...options, hide })} />}
      label={translate('import.hide')}
    />
  );
}

/** What holds for all rows: season, state, what is created on the way. */
function EntryOptions({ kind, options, onChange }: RowOptionsProps) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const toggle = (target: CreatableTarget, checked: boolean) =>
    onChange({
      ...options,
      create: checked ? [...options.create, target] : options.create.filter((one) => one !== target),
    });
  return (
    <div className={styles.options}>
      <h2 className={`heading ${styles.heading}`}>{translate('import.rows')}</h2>
      {kind !== 'persons' && (
        <SeasonChoice kind={kind} season={options.season} onChange={(season) => onChange({ ...options, season })} />
      )}
      {creatable[kind].map((target) => (
        <FormControlLabel
          key={target}
          control={
            <Checkbox checked={options.create.includes(target)} onChange={(_, checked) => toggle(target, checked)} />
          }
          label={translate(`import.create.${target}`)}
        />
      ))}
      {mayPublish ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={options.state === 'public'}
              onChange={(_, checked) => onChange({ ...options, state: checked ? 'public' : 'draft' })}
            />
          }
          label={translate('import.public')}
        />
      ) : (
        <p className={`hint ${styles.hint}`}>{translate('import.drafts_only')}</p>
      )}
    </div>
  );
}

interface SeasonChoiceProps {
  kind: TableKind;
  season: string;
  onChange: (season: string) => void;
}

function SeasonChoice({ kind, season, onChange }: SeasonChoiceProps) {
  const translate = useTranslate();
  const { data: seasons = [] } = useGetList('seasons', { pagination: { page: 1, perPage: 100 }, sort: bySeason });
  return (
    <TextField
      select
      size="small"
      label={translate(`import.season_of_${kind}`)}
      value={season}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('import.no_season')}</option>
      {seasons.map((one) => (
        <option key={one.id} value={one.id}>
          {recordTitle(one)}
        </option>
      ))}
    </TextField>
  );
}

import { useMediaQuery, Button, Checkbox, FormControlLabel, Popover } from '@mui/material';
import { type ReactElement, type ReactNode, useMemo, Children, isValidElement, useState } from 'react';
import {
  DataTable,
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  SelectInput,
  SortButton,
  useListContext,
  useResourceContext,
  useTranslate,
  useStore,
  useTranslateLabel,
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
} from 'react-admin';
import { PageHead } from '../layout/page-head.tsx';
import { CsvButton } from './csv-button.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { hasTranslatedFields } from '../api/translated-fields.ts';
import { stateColumn, translationColumn } from './cells/columns.tsx';
import { Search } from './search.tsx';
import { NewButton } from './new-button.tsx';
import { ScreenLinks } from './screen-links.tsx';
import styles from './list.module.css';
import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import { formatNumber } from '../format/format-number.ts';
import { endpointOf } from '../api/resource-endpoint.ts';
import Columns from '@mui/icons-material/ViewWeekOutlined';
import { Link } from 'react-router-dom';

const choices = [
  { id: 'en', name: 'lists.missing_en' },
  { id: 'de', name: 'lists.missing_de' },
];

/** Filter for records with a missing translation; in every list of a translated resource. */
const missingFilter = (
  <SelectInput key="missing" source="missing" label="lists.missing" choices={choices} helperText={false} />
);

const searchFilter = <Search key="query" source="query" alwaysOn />;
const noFilters: ReactElement[] = [];

export interface ResourceListProps {
  /** Filter inputs besides the search; those with `alwaysOn` are always visible. */
  filters?: ReactElement[];
  /** False when its entries cannot be searched. */
  searched?: boolean;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Filter values while the user has set none. */
  filterDefaults?: object;
  /** Columns: `DataTable.Col`; those for the state and for missing translations are added. */
  children: ReactNode;
  /** Content of a card on phones, below the title. */
  card: ReactNode;
  /** Buttons beside the create button. */
  actions?: ReactNode;
  /** False when records cannot be created here. */
  create?: boolean;
  /** False when records have no form. */
  hasForm?: boolean;
  /** False when rows cannot be selected. */
  bulk?: boolean;
  /** Additional actions for selected rows. */
  selectionActions?: ReactNode;
  /** False when there is no CSV export of this list, or `actions` has one of its own. */
  exported?: boolean;
  /** Sources of columns that are hidden by default. */
  hiddenColumns?: string[];
}

/** List of a resource: search, saved filters, sorting, pagination, export, bulk actions. */
export function ResourceList({
  filters = noFilters,
  searched = true,
  sort,
  filterDefaults,
  children,
  ...screen
}: ResourceListProps) {
  const resource = useResourceContext() ?? '';
  const isTranslated = hasTranslatedFields(resource);
  const all = useMemo(
    () => [...(searched ? [searchFilter] : []), ...filters, ...(isTranslated ? [missingFilter] : [])],
    [searched, filters, isTranslated],
  );
  const hasState = 'state' in endpointOf(resource).fields;
  return (
    <ListBase
      sort={sort}
      perPage={25}
      exporter={false}
      {...(filterDefaults ? { filterDefaultValues: filterDefaults } : {})}
    >
      <FilterContext.Provider value={all}>
        <ListScreen {...screen}>
          {Children.toArray([children, hasState && stateColumn, isTranslated && translationColumn])}
        </ListScreen>
      </FilterContext.Provider>
    </ListBase>
  );
}

const none: string[] = [];

function ListScreen({
  children,
  card,
  actions,
  create = true,
  hasForm = true,
  bulk = true,
  selectionActions,
  exported = true,
  hiddenColumns = none,
}: Omit<ResourceListProps, 'filters' | 'searched' | 'sort' | 'filterDefaults'>) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const { resource, total, filterValues, isPending } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <>
      <PageHead title={translate(`resources.${resource}.name`, { smart_count: 2 })} note={<ListCount />}>
        {actions}
        <ScreenLinks resource={resource} />
        {exported && <CsvButton />}
        {create && <NewButton />}
      </PageHead>
      <div className={`cluster ${styles.tools}`}>
        <FilterForm />
        <FilterButton variant="outlined" />
        {small ? <SortChoice /> : <ColumnChoice hidden={hiddenColumns}>{children}</ColumnChoice>}
      </div>
      <div className={`card ${styles.sheet}`}>
        {!isPending && total === 0 ? (
          <EmptyList filtered={filtered} />
        ) : small ? (
          <Cards hasForm={hasForm} bulk={bulk} selectionActions={selectionActions}>
            {card}
          </Cards>
        ) : (
          <Table bulk={bulk} selectionActions={selectionActions} hiddenColumns={hiddenColumns}>
            {children}
          </Table>
        )}
        {(total ?? 0) > 0 && <ListPagination sizes={[10, 25, 50, 100]} />}
      </div>
    </>
  );
}

type TableProps = Pick<ResourceListProps, 'children' | 'bulk' | 'selectionActions'> & { hiddenColumns: string[] };

function Table({ children, bulk, selectionActions, hiddenColumns }: TableProps) {
  return (
    <div className={styles.scroll}>
      <DataTable
        rowClick={false}
        bulkActionButtons={bulk}
        bulkActionsToolbar={<SelectionBar>{selectionActions}</SelectionBar>}
        hiddenColumns={hiddenColumns}
      >
        {children}
      </DataTable>
    </div>
  );
}

function EmptyList({ filtered }: { filtered: boolean }) {
  const translate = useTranslate();
  const { resource, setFilters } = useListContext();
  return (
    <div className={styles.nothing}>
      <p>{translate(filtered ? 'lists.nothing_found' : 'lists.nothing_yet')}</p>
      {filtered ? (
        <button type="button" onClick={() => setFilters({}, {})}>
          {translate('ra.navigation.clear_filters')}
        </button>
      ) : (
        <p>{translate(`resources.${resource}.about`)}</p>
      )}
    </div>
  );
}

/** Total of the list, and whether there are more than were counted. */
function useTotal() {
  const { total, meta } = useListContext();
  return { total, more: meta?.more === true };
}

/** Number of entries, or 'more than' it when the server stopped counting. */
function ListCount() {
  const translate = useTranslate();
  const { total, more } = useTotal();
  if (total === undefined) return null;
  return more
    ? translate('lists.more', { count: formatNumber(total) })
    : translate('lists.count', { smart_count: total });
}

/** Pagination up to the counted total. */
function ListPagination({ sizes }: { sizes: number[] }) {
  const translate = useTranslate();
  const { more } = useTotal();
  // Passed through to MUI's TablePagination; missing in react-admin's type.
  const label = {
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate(more ? 'lists.range_of_more' : 'lists.range', {
        from: formatNumber(from),
        to: formatNumber(to),
        count: formatNumber(count),
      }),
  };
  return <Pagination rowsPerPageOptions={sizes} {...label} />;
}

/** Sort menu for cards, which have no column heads. */
function SortChoice() {
  const { resource } = useListContext();
  const translate = useTranslate();
  const fields = endpointOf(resource).sorts.filter((field) =>
    translate(`resources.${resource}.fields.${field}`, { _: '' }),
  );
  return fields.length > 1 ? <SortButton fields={fields} /> : null;
}

interface ColumnChoiceProps {
  /** Sources of the columns that are hidden by default. */
  hidden: string[];
  /** The columns of the table. */
  children: ReactNode;
}

/** Chooses the visible columns. react-admin's own menu works by drag and drop only. */
function ColumnChoice({ hidden: atFirst, children }: ColumnChoiceProps) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { resource } = useListContext();
  // The key under which DataTable stores its hidden columns.
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, atFirst);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translate('ra.action.select_columns');
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]);
  return (
    <>
      <Button
        startIcon={<Columns />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <fieldset className={styles.columns}>
          <legend className="visually-hidden">{name}</legend>
          {columnsIn(children).map(({ source, label }) => (
            <FormControlLabel
              key={source}
              label={labelOf({ label, resource, source })}
              control={<Checkbox checked={!hidden.includes(source)} onChange={() => toggle(source)} />}
            />
          ))}
          <Button onClick={() => setHidden(atFirst)}>{translate('ra.action.reset')}</Button>
        </fieldset>
      </Popover>
    </>
  );
}

interface Column {
  source: string;
  label?: string;
}

function columnsIn(children: ReactNode): Column[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<Column>(child) ? [child.props] : []));
}

interface CardsProps {
  /** True when each card links to its form. */
  hasForm: boolean;
  /** True when cards can be selected. */
  bulk: boolean;
  /** Additional actions for the selected cards. */
  selectionActions: ReactNode;
  children: ReactNode;
}

/** A list as cards, for phones. */
function Cards({ hasForm, bulk, selectionActions, children }: CardsProps) {
  const { data } = useListContext();
  return (
    <>
      {bulk && <SelectionBar>{selectionActions}</SelectionBar>}
      {bulk && <SelectAllCheckbox />}
      <ul className={styles.cards}>
        {data?.map((row) => (
          <li key={row.id}>
            <RecordContextProvider value={row}>
              {bulk && <SelectCheckbox row={row} />}
              <Card row={row} hasForm={hasForm}>
                {children}
              </Card>
            </RecordContextProvider>
          </li>
        ))}
      </ul>
    </>
  );
}

function Card({ row, hasForm, children }: { row: RaRecord; hasForm: boolean; children: ReactNode }) {
  const { resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const content = (
    <>
      <b>{represent(row)}</b>
      <span>{children}</span>
    </>
  );
  return hasForm ? (
    <Link to={`/${resource}/${row.id}`} className={styles.card}>
      {content}
    </Link>
  ) : (
    <div className={styles.card}>{content}</div>
  );
}

function SelectCheckbox({ row }: { row: RaRecord }) {
  const translate = useTranslate();
  const { resource, selectedIds, onToggleItem } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      aria-label={translate('lists.choose', { title: String(represent(row)) })}
    />
  );
}

/** Selects or clears the current page of the list. */
function SelectAllCheckbox() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <FormControlLabel
      className={styles.all ?? ''}
      label={translate('ra.action.select_all')}
      control={
        <Checkbox
          checked={all}
          indeterminate={chosen > 0 && !all}
          onChange={() => onSelect(all ? others : [...others, ...ids])}
        />
      }
    />
  );
}

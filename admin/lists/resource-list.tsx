import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import {
  DataTable,
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { PageHead } from '../layout/page-head.tsx';
import { CsvButton } from './csv-button.tsx';
import { Cards } from './cards.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { hasTranslatedFields } from '../api/translated-fields.ts';
import { missingFilter } from './missing-filter.tsx';
import { ListCount, ListPagination } from './list-count.tsx';
import { NewButton } from './new-button.tsx';
import { SortChoice } from './sort-choice.tsx';
import styles from './list.module.css';

export interface ResourceListProps {
  /** Filter inputs; those with `alwaysOn` are always visible. */
  filters: ReactElement[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Filter values while the user has set none. */
  filterDefaults?: object;
  /** Columns: `DataTable.Col`. */
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
export function ResourceList({ filters, sort, filterDefaults, ...screen }: ResourceListProps) {
  const resource = useResourceContext() ?? '';
  const all = useMemo(
    () => (hasTranslatedFields(resource) ? [...filters, missingFilter] : filters),
    [resource, filters],
  );
  return (
    <ListBase
      sort={sort}
      perPage={25}
      exporter={false}
      {...(filterDefaults ? { filterDefaultValues: filterDefaults } : {})}
    >
      <FilterContext.Provider value={all}>
        <ListScreen {...screen} />
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
}: Omit<ResourceListProps, 'filters' | 'sort' | 'filterDefaults'>) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const { resource, total, filterValues, isPending } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <>
      <PageHead title={translate(`resources.${resource}.name`, { smart_count: 2 })} note={<ListCount />}>
        {actions}
        {exported && <CsvButton />}
        {create && <NewButton />}
      </PageHead>
      <div className={styles.tools}>
        <FilterForm />
        <FilterButton variant="outlined" />
        {small ? <SortChoice /> : <ColumnChoice hidden={hiddenColumns}>{children}</ColumnChoice>}
      </div>
      <div className={styles.sheet}>
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

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
import { PageHead } from '../frame/page-head.tsx';
import { CsvButton } from './csv-button.tsx';
import { Cards } from './cards.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { isTranslated } from '../house/translated-fields.ts';
import { missingFilter } from './missing-filter.tsx';
import { HowMany, Pages } from './how-many.tsx';
import { NewButton } from './new-button.tsx';
import { SortChoice } from './sort-choice.tsx';
import styles from './list.module.css';

export interface HouseListProps {
  /** Inputs that narrow the list; those with `alwaysOn` are there from the start. */
  filters: ReactElement[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Narrows the list until one narrows it otherwise. */
  filterDefaults?: object;
  /** Columns: `DataTable.Col`. */
  children: ReactNode;
  /** What a card says on a phone, below the title. */
  phone: ReactNode;
  /** Buttons beside „Neu“. */
  actions?: ReactNode;
  /** False where nothing new is made here. */
  create?: boolean;
  /** False where rows have no form of their own. */
  open?: boolean;
  /** False where nothing is done to many at once. */
  bulk?: boolean;
  /** What is done to the chosen ones besides; or instead, where they are not deleted as other things are. */
  atOnce?: ReactNode;
  /** False where the list cannot be saved as a file from here. */
  exported?: boolean;
  /** Columns that are hidden until one asks for them, by source. */
  hiddenColumns?: string[];
}

/** A list of the house: search, filters that can be kept, sorting, paging, export, and what is done to many at once. */
export function HouseList({ filters, sort, filterDefaults, ...shown }: HouseListProps) {
  const resource = useResourceContext() ?? '';
  const all = useMemo(() => (isTranslated(resource) ? [...filters, missingFilter] : filters), [resource, filters]);
  return (
    <ListBase
      sort={sort}
      perPage={25}
      exporter={false}
      {...(filterDefaults ? { filterDefaultValues: filterDefaults } : {})}
    >
      <FilterContext.Provider value={all}>
        <Listed {...shown} />
      </FilterContext.Provider>
    </ListBase>
  );
}

const none: string[] = [];

function Listed({
  children,
  phone,
  actions,
  create = true,
  open = true,
  bulk = true,
  atOnce,
  exported = true,
  hiddenColumns = none,
}: Omit<HouseListProps, 'filters' | 'sort' | 'filterDefaults'>) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const { resource, total, filterValues, isPending } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <>
      <PageHead title={translate(`resources.${resource}.name`, { smart_count: 2 })} note={<HowMany />}>
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
          <Nothing filtered={filtered} />
        ) : small ? (
          <Cards open={open} bulk={bulk} atOnce={atOnce}>
            {phone}
          </Cards>
        ) : (
          <Table bulk={bulk} atOnce={atOnce} hiddenColumns={hiddenColumns}>
            {children}
          </Table>
        )}
        {(total ?? 0) > 0 && <Pages sizes={[10, 25, 50, 100]} />}
      </div>
    </>
  );
}

type TableProps = Pick<HouseListProps, 'children' | 'bulk' | 'atOnce'> & { hiddenColumns: string[] };

function Table({ children, bulk, atOnce, hiddenColumns }: TableProps) {
  return (
    <div className={styles.scroll}>
      <DataTable
        rowClick={false}
        bulkActionButtons={bulk}
        bulkActionsToolbar={<ChosenBar>{atOnce}</ChosenBar>}
        hiddenColumns={hiddenColumns}
      >
        {children}
      </DataTable>
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
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

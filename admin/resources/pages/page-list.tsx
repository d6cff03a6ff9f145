import Button from '@mui/material/Button';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isHomePage, type PageSettings } from '#contract/pages/page-settings.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { CsvLink } from '../../lists/csv-link.tsx';
import { NewButton } from '../../lists/new-button.tsx';
import { CopyPage } from './copy-page.tsx';
import { DeletePage } from './delete-page.tsx';
import { MovePage } from './move-page.tsx';
import { PageRow, pageFlags } from './page-row.tsx';
import styles from './page-tree.module.css';
import { useTreeActions } from './use-tree-actions.ts';

/** More pages than any site has. */
const everyPage = 1000;

/** The page tree. */
export function PageList() {
  return (
    <ListBase perPage={everyPage} sort={{ field: 'position', order: 'ASC' }} disableSyncWithLocation>
      <Tree />
    </ListBase>
  );
}

function Tree() {
  const translate = useTranslate();
  const { isPending, total, data, filterValues, setFilters } = useListContext<PageSettings>();
  const isWhole = !isPending && !filterValues.query;
  const lacksHome = isWhole && !data?.some(isHomePage);
  const { actions, placing, deleting, copying } = useTreeActions();
  return (
    <>
      <PageHead
        title={translate('resources.pages.name', { smart_count: 2 })}
        note={total === undefined ? null : translate('lists.count', { smart_count: total })}
      >
        <CsvLink path="/api/pages/csv/" />
        {lacksHome && (
          <Button component={Link} to="/pages/create?home" variant="outlined">
            {translate('pages.make_home')}
          </Button>
        )}
        <NewButton />
      </PageHead>
      <div className={styles.bar}>
        <input
          type="search"
          className={styles.search}
          value={String(filterValues.query ?? '')}
          placeholder={translate('pages.search')}
          aria-label={translate('pages.search')}
          onChange={(event) => setFilters({ ...filterValues, query: event.target.value })}
        />
      </div>
      <div className={styles.tree}>
        <TreeHead />
        {!isPending && actions.tree.length === 0 && (
          <p className={styles.none}>{translate('ra.navigation.no_results')}</p>
        )}
        <ul>
          {actions.tree.map((node) => (
            <PageRow key={node.page.id} node={node} depth={0} actions={actions} />
          ))}
        </ul>
      </div>
      {placing && <MovePage page={placing} actions={actions} />}
      {copying && <CopyPage page={copying} onClose={() => actions.askCopy(null)} />}
      {deleting && <DeletePage page={deleting} actions={actions} />}
    </>
  );
}

/** The names of the columns. Screen readers hear them at each flag instead. */
function TreeHead() {
  const translate = useTranslate();
  return (
    <div className={styles.head} aria-hidden="true">
      <span>{translate('resources.pages.fields.title')}</span>
      <span className={styles.flags}>
        {pageFlags.map((flag) => (
          <span key={flag} className={styles.flag}>
            {translate(`pages.short_${flag}`)}
          </span>
        ))}
      </span>
    </div>
  );
}

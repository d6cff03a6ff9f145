import {
  BooleanInput,
  SelectInput,
  useEditContext,
  useGetList,
  useRecordContext,
  useTranslate,
  ListBase,
  useListContext,
} from 'react-admin';
import { useSearchParams, Link, useNavigate } from 'react-router-dom';
import { isHomePage, type PageSettings, pageSettingsApi } from '#contract/pages/page-settings.ts';
import { useMay } from '../../api/use-site.ts';
import { VisibleSwitch } from '../../fields/publication.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Reference } from '../../fields/reference.tsx';
import { CreateScreen } from '../../forms/form-screens.tsx';
import { EditScreen, PageEditorLink } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { getLocale } from '../../messages/locale.ts';
import { PictureInput } from '../../media/picture-input.tsx';
import { localizedText } from '../../format/record-title.ts';
import { nestPages, possibleParents, type PageNode, movesOf, moves } from './page-tree.ts';
import Button from '@mui/material/Button';
import { PageHead } from '../../layout/page-head.tsx';
import { CsvLink } from '../../lists/csv-button.tsx';
import { NewButton } from '../../lists/new-button.tsx';
import { DeletePage } from './delete-page.tsx';
import { MovePage } from './move-page.tsx';
import styles from './page-tree.module.css';
import { useTreeActions, type TreeActions } from './use-tree-actions.ts';
import { useId, useState } from 'react';
import { Menu, MenuItem } from '@mui/material';
import Copy from '@mui/icons-material/ContentCopy';
import { localizedOf } from '#contract/base/localized.ts';
import { request } from '../../api/request.ts';
import { CopyDialog } from '../../duplicate/copy-dialog.tsx';

const defaultsOfNew = {
  is_online: false,
  is_clickable: true,
  in_main_navigation: false,
  in_menu: false,
  in_footer: false,
  og_type: 'website',
};

/** `?home` in the address makes the new page the home page. */
export function Create() {
  const [search] = useSearchParams();
  const translate = useTranslate();
  const parent = Number(search.get('parent')) || null;
  if (search.has('home'))
    return (
      <CreateScreen title={translate('pages.new_home')}>
        <PageForm isHome defaults={{ ...defaultsOfNew, content_type: 'home', parent_id: null }} />
      </CreateScreen>
    );
  return (
    <CreateScreen>
      <PageForm isNew defaults={{ ...defaultsOfNew, parent_id: parent }} />
    </CreateScreen>
  );
}

export function Edit() {
  return (
    <EditScreen hasPublicPage={false} actions={<EditOnPage />}>
      <EditedForm />
    </EditScreen>
  );
}

function EditedForm() {
  const { record } = useEditContext<PageSettings>();
  return <PageForm isHome={record !== undefined && isHomePage(record)} />;
}

function EditOnPage() {
  const { record } = useEditContext<PageSettings>();
  if (!record) return null;
  return (
    <>
      <CopyPageButton key={record.id} page={record} />
      {record.target.de === '' && <PageEditorLink url={record.urls[getLocale()]} />}
    </>
  );
}

const types = [
  { id: 'website', name: 'pages.type_website' },
  { id: 'article', name: 'pages.type_article' },
];

interface PageFormProps {
  defaults?: object;
  isNew?: boolean;
  /** The home page has neither an address of its own nor a parent, and leads nowhere else. */
  isHome?: boolean;
}

/** The head of a page that visitors see is part of its draft; only those who may publish change it here, and at once. */
function useFixedHead(): boolean {
  const mayPublish = useMay('publish');
  const page = useRecordContext<PageSettings>();
  return !mayPublish && page?.id !== undefined && page.is_online && page.target.de === '';
}

function PageForm({ defaults, isNew = false, isHome = false }: PageFormProps) {
  const readOnly = useFixedHead();
  return (
    <ResourceForm side={<Side isHome={isHome} isNew={isNew} />} deletable={false} {...(defaults ? { defaults } : {})}>
      <Section title="forms.basics" hint={readOnly && 'pages.head_in_draft'}>
        <Bilingual source="title" required max={200} readOnly={readOnly} />
        <Bilingual source="headline" max={200} hint="pages.headline_hint" readOnly={readOnly} />
        {!isHome && (
          <Bilingual
            source="slug"
            readOnly={readOnly}
            isAddress
            optional
            max={80}
            hint={isNew ? 'pages.new_slug_hint' : 'pages.slug_hint'}
          />
        )}
      </Section>
      <Section title="pages.search_engines">
        <Bilingual source="meta_title" max={200} hint="pages.meta_title_hint" />
        <Bilingual source="meta_description" lines={3} max={500} />
      </Section>
      <Section title="pages.sharing">
        <Bilingual source="og_title" max={200} hint="pages.og_hint" />
        <Bilingual source="og_description" lines={3} max={500} />
        <PictureInput source="og_image" />
        <SelectInput source="og_type" choices={types} helperText={false} />
      </Section>
      {!isHome && (
        <Section title="resources.pages.fields.target" hint="pages.target_hint">
          <Bilingual source="target" isAddress optional max={500} />
        </Section>
      )}
    </ResourceForm>
  );
}

const byTitle = { field: 'title', order: 'ASC' } as const;
const templates = { is_template: true };

function Side({ isHome, isNew }: { isHome: boolean; isNew: boolean }) {
  const translate = useTranslate();
  const readOnly = useFixedHead();
  return (
    <>
      <Section title="forms.visibility">
        <VisibleSwitch source="is_online" hint="pages.online_hint" />
        <BooleanInput source="in_main_navigation" helperText={false} />
        <BooleanInput source="in_menu" helperText={false} />
        <BooleanInput source="in_footer" helperText={false} />
        <BooleanInput source="is_clickable" helperText="pages.clickable_hint" />
      </Section>
      {!isHome && (
        <Section title="pages.place">
          <ParentInput />
        </Section>
      )}
      {isNew && (
        <Section title="resources.pages.fields.pattern_id">
          <Reference
            source="pattern_id"
            to="patterns"
            sort={byTitle}
            filter={templates}
            helperText={translate('pages.begins_hint')}
          />
        </Section>
      )}
      <Section title="resources.pages.fields.hero_image">
        <PictureInput source="hero_image" readOnly={readOnly} />
      </Section>
    </>
  );
}

/** Chooses the parent page; the order among siblings is changed in the tree. */
function ParentInput() {
  const translate = useTranslate();
  const record = useRecordContext<PageSettings>();
  const { data = [] } = useGetList<PageSettings>('pages', { pagination: { page: 1, perPage: 1000 } });
  const choices = possibleParents(nestPages(data), record?.id ?? 0).map(({ page, depth }) => ({
    id: page.id,
    name: `${'   '.repeat(depth)}${localizedText(page.title)}`,
  }));
  return (
    <SelectInput
      source="parent_id"
      choices={choices}
      translateChoice={false}
      emptyText={translate('pages.top')}
      helperText="pages.parent_hint"
    />
  );
}

/** More pages than any site has. */
const everyPage = 1000;

/** The page tree. */
export function List() {
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
      <div className={`cluster ${styles.bar}`}>
        <input
          type="search"
          className={styles.search}
          value={String(filterValues.query ?? '')}
          placeholder={translate('pages.search')}
          aria-label={translate('pages.search')}
          onChange={(event) => setFilters({ ...filterValues, query: event.target.value })}
        />
      </div>
      <div className={`card ${styles.tree}`}>
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

const pageFlags = ['is_online', 'in_main_navigation', 'in_menu', 'in_footer'] as const;

interface PageRowProps {
  node: PageNode;
  depth: number;
  actions: TreeActions;
}

/** A page of the tree with its flags and actions, and its subpages. */
function PageRow({ node, depth, actions }: PageRowProps) {
  const translate = useTranslate();
  const below = useId();
  const [open, setOpen] = useState(depth < 2);
  const { page, children } = node;
  const title = localizedText(page.title);
  return (
    <li>
      <div className={styles.row} data-offline={!page.is_online} data-page={page.id}>
        <span className={styles.title} style={{ paddingInlineStart: `${depth * 22}px` }}>
          {children.length > 0 ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={open}
              aria-controls={below}
              aria-label={translate('pages.below', { title })}
              onClick={() => setOpen(!open)}
            />
          ) : (
            <span className={styles.leaf} />
          )}
          <span className={styles.names}>
            <Link to={`/pages/${page.id}`}>{title}</Link>
            <Marks page={page} />
            <small>{localizedText(page.target) || page.urls[getLocale()]}</small>
          </span>
        </span>
        <Flags page={page} title={title} actions={actions} />
        <PageActions page={page} title={title} actions={actions} />
      </div>
      {children.length > 0 && (
        <ul id={below} hidden={!open}>
          {children.map((child) => (
            <PageRow key={child.page.id} node={child} depth={depth + 1} actions={actions} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Marks({ page }: { page: PageSettings }) {
  const translate = useTranslate();
  return (
    <>
      {!page.is_online && <span className={styles.mark}>{translate('pages.offline')}</span>}
      {page.title.en.trim() === '' && <span className={styles.warn}>{translate('pages.no_english')}</span>}
    </>
  );
}

function Flags({ page, title, actions }: { page: PageSettings; title: string; actions: TreeActions }) {
  const translate = useTranslate();
  // Optimistic: shows the click at once, the saved value after the answer.
  const [wanted, setWanted] = useState<Partial<PageSettings>>({});
  const set = async (change: Partial<PageSettings>) => {
    setWanted(change);
    await actions.change(page, change);
    setWanted({});
  };
  return (
    <span className={styles.flags}>
      {pageFlags.map((flag) => {
        const name = translate(`resources.pages.fields.${flag}`);
        return (
          <label key={flag} className={styles.flag} title={name}>
            <input
              type="checkbox"
              checked={wanted[flag] ?? page[flag]}
              aria-label={`${name}: ${title}`}
              onChange={(event) => void set({ [flag]: event.target.checked })}
            />
          </label>
        );
      })}
    </span>
  );
}

interface PageActionsProps {
  page: PageSettings;
  title: string;
  actions: TreeActions;
}

/** Link to the page editor, and the actions of the tree. */
function PageActions({ page, title, actions }: PageActionsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const possible = movesOf(actions.tree, page.id);
  const item = (name: string, run: () => void, disabled = false) => (
    <MenuItem
      key={name}
      disabled={disabled}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      {name}
    </MenuItem>
  );
  return (
    <span className={styles.actions}>
      <WriteLink page={page} title={title} />
      <button
        type="button"
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('pages.more', { title })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        ⋯
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {page.target.de === '' &&
          item(translate('forms.write_on_page'), () => window.location.assign(`${page.urls[getLocale()]}?edit`))}
        {item(translate('pages.set_up'), () => void navigate(`/pages/${page.id}`))}
        {item(translate('pages.new_below'), () => void navigate(`/pages/create?parent=${page.id}`))}
        {item(`${translate('copies.duplicate')} …`, () => actions.askCopy(page))}
        {moves.map((move) =>
          item(translate(`pages.move_${move}`), () => void actions.move(page, possible[move]), !possible[move]),
        )}
        {item(translate('pages.move_to'), () => actions.askWhereTo(page))}
        {item(`${translate('ra.action.delete')} …`, () => actions.askDelete(page))}
      </Menu>
    </span>
  );
}

function WriteLink({ page, title }: Pick<PageActionsProps, 'page' | 'title'>) {
  const translate = useTranslate();
  if (page.target.de !== '') return null;
  const name = translate('pages.write');
  return (
    <a href={`${page.urls[getLocale()]}?edit`} className={styles.edit} aria-label={`${name}: ${title}`}>
      {name}
    </a>
  );
}

/** Asks for the title of the copy and whether subpages go along, and opens the copy. */
function CopyPage({ page, onClose }: { page: PageSettings; onClose: () => void }) {
  const navigate = useNavigate();
  const { de, en } = page.title;
  const title = { de: `${de} (Kopie)`, en: en && `${en} (copy)` };

  async function copy({ title: wanted, with_subpages: withSubpages }: Record<string, unknown>) {
    const body = { title: localizedOf(wanted), with_subpages: withSubpages === true };
    const made = await request(pageSettingsApi.copy, { params: { id: page.id }, body });
    onClose();
    await navigate(`/pages/${made.id}`);
  }

  return (
    <CopyDialog
      title={localizedText(page.title)}
      values={{ title, with_subpages: true }}
      hint="copies.hint_of_pages"
      onCopy={copy}
      onClose={onClose}
    >
      <div className="whole">
        <Bilingual source="title" required max={200} />
        <BooleanInput source="with_subpages" label="copies.with_subpages" helperText={false} />
      </div>
    </CopyDialog>
  );
}

/** The same as a button of the form. */
function CopyPageButton({ page }: { page: PageSettings }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Copy />} onClick={() => setOpen(true)}>
        {translate('copies.duplicate')}
      </Button>
      {open && <CopyPage page={page} onClose={() => setOpen(false)} />}
    </>
  );
}

import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { localizedText } from '../../format/record-title.ts';
import { getLocale } from '../../messages/locale.ts';
import { type PageNode, movesOf, moves } from './page-tree.ts';
import styles from './page-tree.module.css';
import type { TreeActions } from './use-tree-actions.ts';
import { Menu, MenuItem } from '@mui/material';

export const pageFlags = ['is_online', 'in_main_navigation', 'in_menu', 'in_footer'] as const;

interface PageRowProps {
  node: PageNode;
  depth: number;
  actions: TreeActions;
}

/** A page of the tree with its flags and actions, and its subpages. */
export function PageRow({ node, depth, actions }: PageRowProps) {
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

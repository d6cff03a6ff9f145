import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { getLocale } from '../../messages/locale.ts';
import styles from './page-tree.module.css';
import { movesOf, moves } from './page-tree.ts';
import type { TreeActions } from './use-tree-actions.ts';

interface PageActionsProps {
  page: PageSettings;
  title: string;
  actions: TreeActions;
}

/** Link to the page editor, and the actions of the tree. */
export function PageActions({ page, title, actions }: PageActionsProps) {
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

import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PageSettings } from '../../contract/page-settings.ts';
import { language } from '../house/language.ts';
import styles from './page-tree.module.css';
import { movesOf, moves } from './page-tree.ts';
import type { TreeActs } from './use-tree-acts.ts';

interface PageActionsProps {
  page: PageSettings;
  title: string;
  acts: TreeActs;
}

/** To the page itself with its editor, and everything that can be done with it in the tree. */
export function PageActions({ page, title, acts }: PageActionsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const possible = movesOf(acts.tree, page.id);
  const item = (name: string, act: () => void, disabled = false) => (
    <MenuItem
      key={name}
      disabled={disabled}
      onClick={() => {
        setAnchor(null);
        act();
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
          item(translate('forms.write_on_page'), () => window.location.assign(`${page.urls[language()]}?edit`))}
        {item(translate('pages.set_up'), () => void navigate(`/pages/${page.id}`))}
        {item(translate('pages.new_below'), () => void navigate(`/pages/create?parent=${page.id}`))}
        {moves.map((move) =>
          item(translate(`pages.move_${move}`), () => void acts.move(page, possible[move]), !possible[move]),
        )}
        {item(translate('pages.move_to'), () => acts.askPlace(page))}
        {item(`${translate('ra.action.delete')} …`, () => acts.askDelete(page))}
      </Menu>
    </span>
  );
}

function WriteLink({ page, title }: Pick<PageActionsProps, 'page' | 'title'>) {
  const translate = useTranslate();
  if (page.target.de !== '') return null;
  const name = translate('pages.write');
  return (
    <a href={`${page.urls[language()]}?edit`} className={styles.edit} aria-label={`${name}: ${title}`}>
      {name}
    </a>
  );
}

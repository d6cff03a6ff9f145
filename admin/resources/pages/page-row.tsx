import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { localizedText } from '../../format/record-title.ts';
import { getLocale } from '../../messages/locale.ts';
import { PageActions } from './page-actions.tsx';
import type { PageNode } from './page-tree.ts';
import styles from './page-tree.module.css';
import type { TreeActions } from './use-tree-actions.ts';

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

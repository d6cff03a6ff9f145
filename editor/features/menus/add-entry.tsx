import { useId, useState } from 'react';
import type { MenuFlag } from '#contract/pages/menu-of.ts';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { LinkTarget } from '../pickers/links/link-target.tsx';
import { normaliseTarget } from '../pickers/links/normalise-target.ts';
import styles from '../record-panel/record-panel.module.css';
import { withFields } from './menu-draft.ts';
import type { useMenus } from './use-menus.ts';

interface AddEntryProps {
  flag: MenuFlag;
  menus: ReturnType<typeof useMenus>;
  added: (id: number) => void;
}

/** Adds a page to the menu, or an entry that leads to an address. */
export function AddEntry({ flag, menus, added }: AddEntryProps) {
  const { session } = useEditor();
  const { tree, edit } = menus;
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  if (!tree) return null;
  const add = () => {
    const known = session.store.resolved[session.locale].links[value];
    const page = pageIn(value);
    const entry =
      page ?? newEntry(tree, flag, { address: known?.url ?? normaliseTarget(value), name: known?.title ?? '' });
    if (page && !tree.some((each) => each.id === page)) return setProblem(m.menus_no_page());
    if (typeof entry !== 'number' && !/^(?:\/|https:\/\/)/.test(entry.target.de))
      return setProblem(m.menus_no_address());
    setProblem('');
    setValue('');
    if (typeof entry === 'number') edit(withFields(tree, entry, { [flag]: true }));
    else edit([...tree, entry]);
    added(typeof entry === 'number' ? entry : entry.id);
  };
  return (
    <div className={styles.add}>
      <FieldFrame id={id} label={m.menus_add_what()} hint={m.menus_add_hint()} error={problem || null}>
        {(parts) => <LinkTarget parts={parts} session={session} value={value} change={setValue} />}
      </FieldFrame>
      <Button
        look="line"
        icon="plus"
        label={m.menus_add()}
        unable={value === '' && m.menus_no_address()}
        onClick={add}
      />
    </div>
  );
}

/** The id in a reference such as `page:12`. */
function pageIn(value: string): number | undefined {
  const [, id] = /^page:(\d+)$/.exec(value) ?? [];
  return id ? Number(id) : undefined;
}

const empty = { de: '', en: '' };

function newEntry(
  tree: readonly PageSettings[],
  flag: MenuFlag,
  { address, name }: { address: string; name: string },
): PageSettings {
  const shown = { in_main_navigation: false, in_menu: false, in_footer: false, [flag]: true };
  const texts = { headline: empty, slug: empty, meta_title: empty, meta_description: empty };
  return {
    id: Math.min(0, ...tree.map(({ id }) => id)) - 1,
    content_type: 'page',
    title: { de: name || address.replace(/^https:\/\//, ''), en: '' },
    target: { de: address, en: '' },
    urls: { de: address, en: address },
    is_online: true,
    is_clickable: true,
    ...shown,
    ...texts,
    og_title: empty,
    og_description: empty,
    og_image: null,
    og_type: 'website',
    hero_image: null,
    parent_id: null,
    position: 0,
    version: '',
    updated_at: '',
  };
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { locales } from '#contract/locale.ts';
import { omits } from '#contract/omitted.ts';
import { m } from '#site/paraglide/messages.js';
import { copied } from '../clipboard/copied.ts';
import { copyBlocks, cutBlocks } from '../clipboard/copy-blocks.ts';
import { pasteBlocks } from '../clipboard/paste-blocks.ts';
import { useEditor, useObservable } from '../editor-context.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import { go } from '../go-to-block.ts';
import { omitBlocks } from '../languages/omit-blocks.ts';
import { openToolbar } from '../remembered-choices.ts';
import { Button } from './button.tsx';
import ed from './chrome.module.css';
import { Icon, type IconName } from './icon.tsx';
import styles from './strip-menu.module.css';

interface Item {
  icon: IconName;
  label: string;
  keys?: string;
  run: () => void;
}

/** What else can be done with a block, by name. */
export function StripMenu({ id }: { id: string }) {
  const [at, setAt] = useState<DOMRect | null>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const close = (giveBack: boolean) => {
    setAt(null);
    if (giveBack) opener.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={opener} className={styles.opener}>
      <Button
        icon="more"
        iconOnly
        label={m.editor_more()}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={(event) => setAt(at ? null : event.currentTarget.getBoundingClientRect())}
      />
      {at &&
        createPortal(
          <section className={styles.above} aria-label={m.editor_tools()}>
            <Menu id={id} at={at} close={close} />
          </section>,
          document.body,
        )}
    </span>
  );
}

function Menu({ id, at, close }: { id: string; at: DOMRect; close: (giveBack: boolean) => void }) {
  const items = useItems(id);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus();
    const press = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close(false);
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  const above = at.bottom + 360 > window.innerHeight;
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={m.editor_more()}
      className={`${ed.ed} ${ed.pop} ${ed.anim} ${styles.menu}`}
      style={{
        left: Math.max(8, Math.min(at.left, window.innerWidth - 276)),
        ...(above ? { bottom: window.innerHeight - at.top + 8 } : { top: at.bottom + 8 }),
      }}
      data-editor="strip-menu"
      onKeyDown={(event) => walkMenu(event, close)}
    >
      {items.map(({ icon, label, keys: shortcut, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`${ed.opt} ${styles.item}`}
          onClick={() => {
            close(false);
            run();
          }}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {shortcut && <kbd className={ed.kbd}>{shortcut}</kbd>}
        </button>
      ))}
    </div>
  );
}

function walkMenu(event: KeyboardEvent<HTMLElement>, close: (giveBack: boolean) => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = { ArrowDown: now + 1, ArrowUp: now - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key];
  if (step !== undefined) buttons[step % buttons.length]?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') close(true);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function useItems(id: string): Item[] {
  const { session, view } = useEditor();
  const parcel = useObservable(copied);
  const chosen = view.moving.chosen(id);
  const parent = session.store.spot(id)?.parent;
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.editor_key_control();
  const back = () => session.fields.focus({ id: session.selection.get().id, field: null });
  const items: Item[] = [
    { icon: 'move', label: m.editor_move_to_dots(), run: () => openMoving(view) },
    { icon: 'cut', label: m.editor_cut(), keys: `${control} X`, run: () => cutBlocks(session, chosen) },
    { icon: 'copy', label: m.editor_copy(), keys: `${control} C`, run: () => (copyBlocks(session, chosen), back()) },
  ];
  if (parcel)
    items.push({
      icon: 'paste',
      label: m.editor_paste_behind(),
      keys: `${control} V`,
      run: () => pasteBlocks(session, parcel),
    });
  items.push(...omittings(session, id, chosen));
  if (parent && parent !== session.store.root.id)
    items.push({ icon: 'columns', label: m.editor_select_parent(), keys: 'Esc', run: () => go(session, parent) });
  return items;
}

/** Leaving out of one language's page, or standing on it again; what stands on one page only is not taken off that too. */
function omittings(session: EditSession, id: string, chosen: readonly string[]): Item[] {
  const block = session.store.block(id);
  if (!block) return [];
  return locales.flatMap((language): Item[] => {
    const omitted = omits(block, language);
    if (block.omitted && !omitted) return [];
    const label = omitted ? m.editor_not_omit({ language }) : m.editor_omit({ language });
    return [{ icon: omitted ? 'eye' : 'globe', label, run: () => omitBlocks(session, chosen, language, !omitted) }];
  });
}

/** On a telephone a sheet of its own, else the outline with the list of places. */
function openMoving(view: EditorView): void {
  if (window.matchMedia('(max-width: 48em)').matches) return view.panel.set({ kind: 'move' });
  view.panel.set(null);
  openToolbar.set(true);
  view.leftTab.set('outline');
  focusSoon(20);
}

/** The outline may still be on its way. */
function focusSoon(tries: number): void {
  const select = document.querySelector<HTMLElement>('[data-editor="modules"] select');
  if (select) select.focus();
  else if (tries > 0) setTimeout(focusSoon, 100, tries - 1);
}

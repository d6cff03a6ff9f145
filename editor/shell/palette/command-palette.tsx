/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list cannot be searched by typing */
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../../commands/command.ts';
import { useEditor } from '../../core/editor-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { SearchField } from '../../ui/inputs.tsx';
import { useActiveOption } from '../../ui/use-active-option.ts';
import styles from './command-palette.module.css';
import type { Entry } from './entries.ts';
import { GroupedOptions } from './grouped-options.tsx';
import { type FindInsertable, useGroups } from './use-groups.ts';

interface CommandPaletteProps {
  commands: readonly Command[];
  insertable: FindInsertable;
  /** What was typed while it was loading. */
  typed: () => string;
}

/** Search over all commands, kinds and modules of this page, and pages, productions and people of the site. */
export default function CommandPalette({ commands, insertable, typed }: CommandPaletteProps) {
  const { view } = useEditor();
  const [query, setQuery] = useState('');
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- keys come until the dialog has the focus
  useLayoutEffect(() => setQuery(typed().replaceAll('\t', '')), [typed]);
  const groups = useGroups(query, commands, insertable);
  const entries = groups.flatMap((group) => group.entries);
  const id = useId();
  const run = (entry: Entry) => {
    view.closeDialog();
    // The dialog restores the focus in the next frame; the command may move it after that.
    requestAnimationFrame(() => requestAnimationFrame(entry.run));
  };
  const { active, keys, reset } = useActiveOption(entries, run);
  const chosen = entries[active];
  return (
    <Dialog title={m.editor_palette()} icon="search" close={() => view.closeDialog()}>
      <div className={`${ed.body} ${styles.body}`}>
        <SearchField
          label={m.editor_palette_search()}
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          value={query}
          change={(next) => (setQuery(next), reset())}
          onKeyDown={(event) => keys(event) || (isPaletteKey(event) && event.preventDefault())}
        />
        <div id={`${id}-list`} role="listbox" aria-label={m.editor_palette()} className={styles.list}>
          <GroupedOptions id={id} groups={groups} chosen={chosen?.key} run={run} />
        </div>
        <output className={ed.hint}>{entries.length === 0 ? m.editor_nothing_found() : ''}</output>
      </div>
    </Dialog>
  );
}

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.toLowerCase() === 'k' && (ctrlKey || metaKey);

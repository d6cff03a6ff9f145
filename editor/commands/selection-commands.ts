import { m } from '#messages/paraglide/messages.js';
import { enterBlock as goInto, goToSibling, leaveBlock as goOut, extend } from '../features/blocks/block-actions.ts';
import { focusFirst, nextRegion as goToRegion, nextText } from '../core/page-elements/regions.ts';
import { goToBlock, goToNeighbour } from '../core/page-elements/page-elements.ts';
import type { EditSession } from '../core/session/edit-session.ts';
import type { Command, CommandContext } from './command.ts';
import { hasSelection } from './context.ts';

export const enterBlock: Command = {
  id: 'enter-block',
  label: m.editor_help_enter,
  keys: ['Enter'],
  scopes: ['block'],
  inPalette: false,
  canRun: hasSelection,
  run: ({ session, view, selected }) => {
    if (selected) goInto(session, view, selected);
  },
};

function extendCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_together,
    keys: [key],
    scopes: ['block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, view }) => extend(session, view, by),
  };
}

export const extendUp = extendCommand('extend-up', 'Shift+ArrowUp', -1);
export const extendDown = extendCommand('extend-down', 'Shift+ArrowDown', 1);

function siblingCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_arrows,
    keys: [key],
    scopes: ['block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, selected }) => {
      if (selected) goToSibling(session, selected, by);
    },
  };
}

export const previousSibling = siblingCommand('previous-sibling', 'ArrowUp', -1);
export const nextSibling = siblingCommand('next-sibling', 'ArrowDown', 1);

/** Focuses the toolbar of the selected block. */
export const goToToolbar: Command = {
  id: 'go-to-toolbar',
  label: m.editor_help_toolbar,
  icon: 'keys',
  keys: ['Alt+F10'],
  scopes: ['everywhere'],
  inPalette: false,
  run: () => focusFirst('[data-editor="toolbar"] button'),
};

export const leaveBlock: Command = {
  id: 'leave-block',
  label: m.editor_help_escape,
  keys: ['Escape'],
  scopes: ['block'],
  inPalette: false,
  canRun: hasSelection,
  run: ({ session, view, selected }) => {
    if (selected) goOut(session, view, selected);
  },
};

/** Selects the block of the text. */
export const leaveText: Command = {
  id: 'leave-text',
  label: m.editor_help_escape,
  keys: ['Escape'],
  scopes: ['text'],
  inPalette: false,
  canRun: hasSelection,
  run({ session, selected }) {
    session.select(selected);
    session.fields.focus({ id: selected, field: null });
  },
};

/** Closes the panel and focuses the selection. */
export const leaveTool: Command = {
  id: 'leave-tool',
  label: m.editor_help_escape,
  keys: ['Escape'],
  scopes: ['tool'],
  inPalette: false,
  run({ session, view }, event) {
    if (hasOpenList(event?.target)) return false;
    if (view.panel.get()) view.panel.set(null);
    session.fields.focus({ ...session.selection.get(), field: null });
    return true;
  },
};

/** An open list of suggestions closes before the panel that contains it. */
function hasOpenList(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof Element &&
    target.matches('[role="combobox"][aria-expanded="true"], textarea[aria-activedescendant]')
  );
}

/** Cycles the focus through bar, page, panel and status line. */
export const nextRegion: Command = {
  id: 'next-region',
  label: m.editor_help_regions,
  keys: ['F6', 'Shift+F6'],
  scopes: ['everywhere'],
  shownKeys: ['F6'],
  inPalette: false,
  run: ({ session }, event) => goToRegion(event?.shiftKey ? -1 : 1, session),
};

/** When the page as a whole is selected: selects the block that has the focus. */
export const returnToBlock: Command = {
  id: 'return-to-block',
  label: m.editor_help_tab,
  keys: ['Tab', 'Shift+Tab', 'Enter', 'ArrowUp', 'ArrowDown'],
  scopes: ['block'],
  shownKeys: [],
  inPalette: false,
  canRun: ({ selected }) => selected === null,
  run({ session }, event) {
    const id = event?.target instanceof HTMLElement ? event.target.dataset.block : undefined;
    return id !== undefined && goToBlock(session, id);
  },
};

/** Selects the parent of a nested block. */
export const selectParent: Command = {
  id: 'select-parent',
  label: m.editor_select_parent,
  icon: 'columns',
  shownKeys: ['Escape'],
  help: m.editor_help_escape,
  places: { 'toolbar-menu': 51 },
  canRun: (context) => parentOf(context) !== null,
  run: (context) => goToBlock(context.session, parentOf(context)),
};

function parentOf({ session, selected }: CommandContext): string | null {
  const parent = selected === null ? null : session.store.spot(selected)?.parent;
  return !parent || parent === session.store.root.id ? null : parent;
}

/**
 * From a text to the next one of its block, then through all blocks in page order. At the ends Tab leaves the blocks; from
 * a text it leads to its block before, so that what is typed on does not go into the page.
 */
function stepCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_tab,
    keys: [key],
    scopes: ['text', 'block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, selected }) =>
      selected !== null &&
      (goToNextText(session, selected, by) ||
        goToNeighbour(session, selected, by) ||
        leaveTextForBlock(session, selected)),
  };
}

function goToNextText(session: EditSession, id: string, by: -1 | 1): boolean {
  const { field: writing, locale } = session.selection.get();
  const field = writing !== null && document.activeElement ? nextText(document.activeElement, by) : null;
  if (field !== null) session.fields.focus({ id, field, ...(locale && { locale }) });
  return field !== null;
}

function leaveTextForBlock(session: EditSession, id: string): boolean {
  const isWriting = session.selection.get().field !== null;
  if (isWriting) goToBlock(session, id);
  return isWriting;
}

export const nextBlock = stepCommand('next-block', 'Tab', 1);
export const previousBlock = stepCommand('previous-block', 'Shift+Tab', -1);

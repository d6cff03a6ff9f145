import { m } from '#messages/paraglide/messages.js';
import type { RichState, RichFormat } from '../features/surface/rich-state.ts';
import type { Command } from './command.ts';
import { isWriting } from './context.ts';

function alignCommand(side: RichState['align'], look: Pick<Command, 'label' | 'icon'>, position: number): Command {
  return {
    id: `align-${side}`,
    ...look,
    places: { 'toolbar-text': position },
    canRun: isWriting,
    isOn: ({ view }) => view.rich.get()?.state.align === side,
    run: ({ view }) => view.rich.get()?.commands.align(side),
  };
}

export const alignLeft = alignCommand('left', { label: m.editor_align_left, icon: 'al' }, 31);
export const alignCentre = alignCommand('center', { label: m.editor_align_center, icon: 'ac' }, 32);
export const alignRight = alignCommand('right', { label: m.editor_align_right, icon: 'ar' }, 33);

function formatCommand(
  format: RichFormat,
  id: string,
  look: Pick<Command, 'label' | 'icon' | 'letter' | 'keys' | 'help'> & { position: number },
): Command {
  const { position, ...shown } = look;
  return {
    id,
    ...shown,
    scopes: ['text'],
    places: { 'toolbar-text': position },
    canRun: isWriting,
    isOn: ({ view }) => view.rich.get()?.state[format] === true,
    run: ({ view }) => view.rich.get()?.commands.toggle(format),
  };
}

export const bold = formatCommand('bold', 'bold', {
  label: m.editor_bold,
  letter: { text: m.editor_bold_letter },
  keys: ['Mod+B'],
  help: m.editor_help_marks,
  position: 11,
});
export const italic = formatCommand('italic', 'italic', {
  label: m.editor_italic,
  letter: { text: m.editor_italic_letter, italic: true },
  keys: ['Mod+I'],
  help: m.editor_help_marks,
  position: 12,
});
export const bulletedList = formatCommand('bulletList', 'bulleted-list', {
  label: m.editor_bulleted,
  icon: 'ul',
  position: 21,
});
export const numberedList = formatCommand('orderedList', 'numbered-list', {
  label: m.editor_numbered,
  icon: 'ol',
  position: 22,
});
export const blockQuotation = formatCommand('blockquote', 'block-quotation', {
  label: m.editor_blockquote,
  icon: 'quote',
  position: 23,
});

/**
 * Without a text selection the key opens the command palette, and the button inserts the title of the target as a link.
 */
export const link: Command = {
  id: 'link',
  label: m.editor_link,
  icon: 'link',
  keys: ['Mod+K'],
  scopes: ['text'],
  keyApplies: ({ view }) => view.rich.get()?.state.link === true || document.getSelection()?.isCollapsed === false,
  help: m.editor_help_marks,
  places: { 'toolbar-text': 13 },
  canRun: isWriting,
  isOn: ({ view }) => view.rich.get()?.state.link === true,
  run({ view }) {
    view.rich.get()?.commands.readSelection();
    view.openDialog({ kind: 'rich-link' });
  },
};

/** Handled by the browser; defined only for the list of keys. */
export const pasteAsText: Command = {
  id: 'paste-as-text',
  label: m.editor_help_paste,
  shownKeys: ['Mod+Shift+V'],
  inPalette: false,
  canRun: () => false,
  run: () => false,
};

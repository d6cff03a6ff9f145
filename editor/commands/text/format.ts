import { m } from '#messages/paraglide/messages.js';
import type { RichFormat } from '../../features/surface/rich-state.ts';
import type { Command } from '../command.ts';
import { isWriting } from '../context.ts';

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

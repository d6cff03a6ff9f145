import { m } from '#messages/paraglide/messages.js';
import type { RichState } from '../../features/surface/rich-state.ts';
import type { Command } from '../command.ts';
import { isWriting } from '../context.ts';

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

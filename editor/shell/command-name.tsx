import type { Command } from '../commands/command.ts';
import { contextOf } from '../commands/context.ts';
import { keyLabels } from '../commands/keys.ts';
import { useEditor } from '../core/editor-context.ts';
import ed from '../ui/editor.module.css';
import { Icon } from '../ui/icon.tsx';

/** A command in a menu: its icon, label and first key. */
export function CommandName({ command }: { command: Command }) {
  const context = contextOf(useEditor());
  const icon = typeof command.icon === 'function' ? command.icon(context) : command.icon;
  const [keys] = keyLabels(command);
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{command.label(context)}</span>
      {keys && <kbd className={ed.kbd}>{keys}</kbd>}
    </>
  );
}

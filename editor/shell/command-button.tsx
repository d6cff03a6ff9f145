import { Fragment, useCallback, useSyncExternalStore } from 'react';
import type { Command, CommandPlace } from '../commands/command.ts';
import { commandsAt } from '../commands/commands.ts';
import { canRun, contextOf } from '../commands/context.ts';
import { watchCommands } from '../commands/watch-commands.ts';
import { type EditorParts, useEditor } from '../core/editor-context.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import { type IconName, Icon } from '../ui/icon.tsx';
import { keyLabels } from '../commands/keys.ts';
import styles from './command-button.module.css';

interface Shown {
  label: string;
  icon?: IconName;
  letter?: string;
  unable?: string;
  isOn?: boolean;
  isOpen?: boolean;
}

/** The current state of a command's button. */
function shownNow(command: Command, parts: EditorParts, short = false): Shown {
  const context = contextOf(parts);
  const { icon, letter, whyNot, isOn, opens } = command;
  return {
    label: (short ? (command.shortLabel ?? command.label) : command.label)(context),
    icon: typeof icon === 'function' ? icon(context) : icon,
    letter: letter?.text(context),
    unable: canRun(command, context) ? undefined : whyNot?.(context),
    isOn: isOn?.(context),
    isOpen: opens && hasOpen(parts, opens),
  };
}

/** For the settings panel, only that of the selected block counts. */
function hasOpen({ session, view }: EditorParts, kind: NonNullable<Command['opens']>): boolean {
  const panel = view.panel.get();
  return panel?.kind === kind && (panel.kind !== 'fields' || panel.id === session.selection.get().id);
}

/** A value derived from the commands. Re-renders only when the value changes. */
function useAnswer(answer: (parts: EditorParts) => string): string {
  const parts = useEditor();
  const subscribe = useCallback((listener: () => void) => watchCommands(parts, listener), [parts]);
  const snapshot = () => answer(parts);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The commands with a button in a place that can run, or that show why they cannot. */
export function useCommandsAt(place: CommandPlace): Command[] {
  const offered = useAnswer((parts) =>
    offeredAt(place, parts)
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  return commandsAt(place).filter(({ id }) => offered.includes(id));
}

function offeredAt(place: CommandPlace, parts: EditorParts): Command[] {
  const context = contextOf(parts);
  return commandsAt(place).filter((command) => command.whyNot || canRun(command, context));
}

type Look = Pick<ButtonProps, 'className' | 'iconOnly' | 'look' | 'small'>;

interface CommandButtonProps extends Look {
  command: Command;
  /** Without the icon. */
  plain?: boolean;
  /** With the short label. */
  short?: boolean;
  /** With the label as a tooltip too. */
  titled?: boolean;
  /** Called before the command runs. */
  before?: () => void;
}

export function CommandButton({ command, plain, short, titled, before, iconOnly, ...look }: CommandButtonProps) {
  const parts = useEditor();
  // The text is that of a `Shown`.
  const { label, icon, letter, unable, isOn, isOpen } = JSON.parse(
    useAnswer((now) => JSON.stringify(shownNow(command, now, short))),
  ) as Shown;
  const { Badge } = command;
  return (
    <Button
      {...look}
      label={label}
      title={titled ? label : undefined}
      {...(icon && !plain && { icon })}
      iconOnly={iconOnly ?? false}
      unable={unable}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      data-opens={command.opens}
      onClick={() => {
        before?.();
        command.run(contextOf(parts));
      }}
    >
      {letter && (
        <span className={`${styles.letter} ${command.letter?.italic ? styles.letterI : ''}`} aria-hidden="true">
          {letter}
        </span>
      )}
      {Badge && <Badge />}
    </Button>
  );
}

interface CommandButtonsProps {
  place: CommandPlace;
  /** Button props for each command. */
  look?: (command: Command) => Omit<CommandButtonProps, 'command'>;
  /** Adds a separator after each group. */
  parted?: boolean;
}

/** The buttons of a place. */
export function CommandButtons({ place, look, parted }: CommandButtonsProps) {
  const offered = useCommandsAt(place);
  const groupOf = (command?: Command) => Math.floor((command?.places?.[place] ?? 0) / 10);
  return offered.map((command, at) => (
    <Fragment key={command.id}>
      <CommandButton command={command} {...look?.(command)} />
      {parted && groupOf(command) !== groupOf(offered[at + 1]) && <span className={ed.toolbarSep} />}
    </Fragment>
  ));
}

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

import type { ComponentType } from 'react';
import type { Locale } from '#contract/base/locale.ts';
import type { EditedPage } from '../core/session/edited-page.ts';
import type { EditSession } from '../core/session/edit-session.ts';
import type { EditorView, Panel } from '../core/view/editor-view.ts';
import type { IconName } from '../ui/icon.tsx';

/** The input of a command. */
export interface CommandContext {
  session: EditSession;
  view: EditorView;
  page: EditedPage;
  /** Id of the selected block. */
  selected: string | null;
  /** Ids of the multiple selection, or of the selected block. */
  chosen: readonly string[];
}

/** A message of the interface, or a function that selects one. */
type Label = (context: CommandContext, options?: { locale?: Locale }) => string;

/** Where the focus must be for the keys: `target` while a target for picked up blocks is chosen by keyboard. */
export type Scope = 'everywhere' | 'text' | 'block' | 'tool' | 'target';

/** A toolbar or menu in which a command has a button. */
export type CommandPlace =
  | 'bar-steps'
  | 'bar-tools'
  | 'bar-main'
  | 'languages'
  | 'more-sheet'
  | 'tab-bar'
  | 'status'
  | 'outline'
  | 'toolbar'
  | 'toolbar-text'
  | 'toolbar-menu';

export interface Command {
  /** The name of its file, or of its constant when the file has several commands. */
  id: string;
  label: Label;
  /** Used where space is limited. */
  shortLabel?: Label;
  icon?: IconName | ((context: CommandContext) => IconName);
  /** A letter instead of an icon. */
  letter?: { text: Label; italic?: boolean };
  /**
   * Example `Mod+Shift+Z`. Mod is Ctrl or ⌘, names are those of KeyboardEvent.key, `Space` is the space bar. Alt with a
   * letter types a special character on macOS, so such keys do not work there.
   */
  keys?: readonly string[];
  /** The scopes of the keys; a narrower scope has priority over `everywhere`. */
  scopes?: readonly Scope[];
  /** An additional condition to `canRun`, for the keys only. */
  keyApplies?: (context: CommandContext) => boolean;
  /** Labels shown instead of `keys`; several keys in one string form one label. Empty: not in the list of keys. */
  shownKeys?: readonly string[];
  /** The text in the list of keys; commands with the same text share a row. Absent: the label. */
  help?: Label;
  /** The position among the buttons of a place; every ten starts a new group. */
  places?: Partial<Record<CommandPlace, number>>;
  /** Its button in the bar shows the label next to the icon. */
  labelled?: boolean;
  /** Rendered after the label in its button. */
  Badge?: ComponentType;
  /** False: not in the command palette. */
  inPalette?: boolean;
  /** Absent: always. */
  canRun?: (context: CommandContext) => boolean;
  /** When set, the button stays visible while `canRun` is false and shows this reason; a key still calls `run`. */
  whyNot?: Label;
  /** The pressed state of a toggle button. */
  isOn?: (context: CommandContext) => boolean;
  /** The panel that it opens and closes. */
  opens?: NonNullable<Panel>['kind'];
  /** Returning false means that nothing was done: the key goes to the next command or to the browser. */
  run: (context: CommandContext, event?: KeyboardEvent) => boolean | void;
}

import type { MenuFlag } from '#contract/pages/menu-of.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { EditSurface } from '#modules/rendering/edit-surface.ts';
import type { PastVersion } from '../../features/history/use-versions.ts';
import type { Around } from '../../features/blocks/split-text.ts';
import type { Pasted } from '../../features/paste/paste-into.ts';
import type { RichCommands, RichState } from '../../features/surface/rich-state.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { EditedPage } from '../session/edited-page.ts';
import { Observable, Remembered } from '../observable.ts';
import type { DragPayload } from '../tree/target-places.ts';

/** A drag payload and its current target. */
export interface DropTarget {
  dragPayload: DragPayload;
  /** Null when nothing under the pointer accepts it. */
  place: Place | null;
  by: 'keys' | 'pointer' | 'list';
}

/** The multiple selection and the current move. */
class Moving {
  readonly aim = new Observable<DropTarget | null>(null);
  /** Ids of an unbroken run of siblings, in page order; empty while a single block is selected. */
  readonly together = new Observable<readonly string[]>([]);
  /** The first block of the multiple selection. */
  anchor: string | null = null;

  /** The blocks that a command acts on: the multiple selection, else the selected block. */
  chosen(selected: string | null): readonly string[] {
    const together = this.together.get();
    if (selected === null) return [];
    return together.includes(selected) ? together : [selected];
  }

  /** Ends the multiple selection when a block outside of it is selected. */
  follow(selected: string | null): void {
    if (selected !== null && this.together.get().includes(selected)) return;
    this.anchor = null;
    if (this.together.get().length > 0) this.together.set([]);
  }
}

/** The list of modules shows icons without labels. */
export const smallModules = new Remembered('small-modules', false);

/** The left panel has its full width; otherwise it is a narrow rail of icons. */
export const openToolbar = new Remembered('open-toolbar', true);

/** Whether Space, / and ? work without Ctrl while a block is selected. Users of speech input switch them off. */
export const singleKeys = new Remembered('single-keys', true);

/** The panel or dialog that is open; at most one at a time. */
export type Panel =
  | { kind: 'fields'; id: string; field?: string }
  | { kind: 'modules' }
  | { kind: 'move' }
  | { kind: 'more' }
  | { kind: 'history' }
  | { kind: 'page' }
  /** The head of the page: `at` names the field that gets the focus. */
  | { kind: 'head'; at: 'title' | 'picture' | 'slug' }
  | { kind: 'menu'; flag: MenuFlag }
  | { kind: 'slides' }
  | { kind: 'breaking-news' }
  | { kind: 'checks' }
  | { kind: 'pictures' }
  | { kind: 'preview' }
  /** `term`: the words that were selected; `typed` as that of the palette. */
  | { kind: 'replace'; term: string; typed: () => string }
  /** `note`: the one to show. */
  | { kind: 'notes'; note?: number }
  | { kind: 'review' }
  | null;

export type Dialog =
  /** `files`: pictures to upload. */
  | { kind: 'image'; id: string; field: string; files?: readonly File[] }
  /** The events of a list: id of the list or of one of its items. */
  | { kind: 'events'; id: string }
  /** Adds pictures to a list: id of the list or of one of its items. */
  | { kind: 'images'; id: string; files?: readonly File[] }
  /** `look`: with what changes for visitors. */
  | { kind: 'publish'; look?: boolean }
  | { kind: 'ask' }
  | { kind: 'rich-link' }
  | { kind: 'keyboard' }
  /** `typed` returns what was typed while the palette was loading, and lets it have the keys. */
  | { kind: 'palette'; typed: () => string }
  /** Ids of the modules that become one. */
  | { kind: 'save-pattern'; ids: readonly string[] }
  /** Ids of the modules that become a shared part. */
  | { kind: 'make-shared'; ids: readonly string[] }
  | { kind: 'patterns' }
  | { kind: 'new-page' }
  | { kind: 'delete-page' }
  | { kind: 'preview-season' }
  | null;

/** Position of the insert menu, in pixels of the document. */
export interface InsertMenu {
  place: Place;
  left: number;
  top: number;
  /** True after a `/`: typed words also find commands, modules of the page, and pages and people. */
  isSlash?: boolean;
  /**
   * When it was opened in an empty paragraph: the text, which the new block splits. `around` is null once somebody has
   * written there. `type` types in that paragraph.
   */
  text?: {
    place: { id: string; field: string; locale: Locale };
    around: () => Around | null;
    type: (text: string) => void;
  };
}

/** The shared part that is edited where it stands on the page. */
export interface EnteredPart {
  /** Id of the block of the page. */
  block: string;
  session: EditSession;
  view: EditorView;
  page: EditedPage;
  /** The components of the page around it; loaded with it. */
  surface: EditSurface;
}

/** State of the editor's interface, without the content. */
export class EditorView {
  readonly hovered = new Observable<string | null>(null);
  readonly panel = new Observable<Panel>(null);
  readonly dialog = new Observable<Dialog>(null);
  readonly insertMenu = new Observable<InsertMenu | null>(null);
  /** The open tab of the left panel. */
  readonly leftTab = new Observable<'modules' | 'outline'>('modules');
  readonly toolsHidden = new Observable(false);
  /** True while German and English are shown side by side. */
  readonly sideBySide = new Observable(false);
  /** The multiple selection, and the blocks that are being moved. */
  readonly moving = new Moving();
  /** True once the user has postponed the decision about a conflict. */
  readonly conflictLater = new Observable(false);
  /** The rich text being edited, for the toolbar. */
  readonly rich = new Observable<{ id: string; field: string; state: RichState; commands: RichCommands } | null>(null);
  /** The last paste, while it can still be converted. */
  readonly pasted = new Observable<Pasted | null>(null);
  /** The older version that the page shows instead of the draft. */
  readonly past = new Observable<PastVersion | null>(null);
  /** True while typed text waits for the rich text editor to load. */
  readonly hasBufferedInput = new Observable(false);
  readonly entered = new Observable<EnteredPart | null>(null);
  /** Goes back to the page; null unless this is the view of a shared part. */
  readonly leavePart: (() => void) | null;
  #opener: Element | null = null;

  constructor(leavePart: (() => void) | null = null) {
    this.leavePart = leavePart;
  }

  /** Opens a dialog; the focus is restored when it closes. */
  openDialog(dialog: NonNullable<Dialog>): void {
    this.#opener = document.activeElement;
    this.dialog.set(dialog);
  }

  /** Does nothing if another dialog was opened since `only`, for what ends late. */
  closeDialog(only: Dialog = this.dialog.get()): void {
    if (only !== this.dialog.get()) return;
    const opener = this.#opener;
    this.dialog.set(null);
    this.#opener = null;
    if (opener instanceof HTMLElement && opener.isConnected) requestAnimationFrame(() => opener.focus());
  }
}

/** True for an element that is rendered; what is in closed `details` is not. */
export function isShown(element: Element): boolean {
  // Safari before 17.4 lacks the method, and has no boxes for what is in closed `details`.
  return 'checkVisibility' in element ? element.checkVisibility() : hasBox(element);
}

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}

import type { Place } from '#contract/blocks/operations.ts';
import { Moving } from './moving.ts';
import type { PastVersion } from '../../features/history/past-version.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Around } from '../../features/blocks/split-text.ts';
import { Observable } from '../observable.ts';
import type { Pasted } from '../../features/paste/pasted.ts';
import type { RichCommands, RichState } from '../../features/surface/rich-state.ts';

/** The panel or dialog that is open; at most one at a time. */
export type Panel =
  | { kind: 'fields'; id: string; field?: string }
  | { kind: 'modules' }
  | { kind: 'move' }
  | { kind: 'more' }
  | { kind: 'history' }
  | { kind: 'page' }
  | { kind: 'checks' }
  | { kind: 'pictures' }
  /** `term`: the words that were selected; `typed` as that of the palette. */
  | { kind: 'replace'; term: string; typed: () => string }
  /** `note`: the one to show. */
  | { kind: 'notes'; note?: number }
  | { kind: 'review' }
  | null;

export type Dialog =
  | { kind: 'image'; id: string; field: string }
  /** The events of a list: id of the list or of one of its items. */
  | { kind: 'events'; id: string }
  /** Adds pictures to a list: id of the list or of one of its items. */
  | { kind: 'images'; id: string }
  /** `look`: with what changes for visitors. */
  | { kind: 'publish'; look?: boolean }
  | { kind: 'ask' }
  | { kind: 'rich-link' }
  | { kind: 'keyboard' }
  /** `typed` returns what was typed while the palette was loading, and lets it have the keys. */
  | { kind: 'palette'; typed: () => string }
  /** Ids of the modules that become one. */
  | { kind: 'save-pattern'; ids: readonly string[] }
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
  /** When it was opened in an empty paragraph: the text, which the new block splits. `type` types in that paragraph. */
  text?: { place: { id: string; field: string; locale: Locale }; around: Around; type: (text: string) => void };
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
  /** The rich text being edited, for the strip. */
  readonly rich = new Observable<{ id: string; field: string; state: RichState; commands: RichCommands } | null>(null);
  /** The last paste, while it can still be converted. */
  readonly pasted = new Observable<Pasted | null>(null);
  /** The older version that the page shows instead of the draft. */
  readonly past = new Observable<PastVersion | null>(null);
  /** True while typed text waits for the rich text editor to load. */
  readonly hasBufferedInput = new Observable(false);
  #opener: Element | null = null;

  /** Opens a dialog; the focus is restored when it closes. */
  openDialog(dialog: NonNullable<Dialog>): void {
    this.#opener = document.activeElement;
    this.dialog.set(dialog);
  }

  closeDialog(): void {
    const opener = this.#opener;
    this.dialog.set(null);
    this.#opener = null;
    if (opener instanceof HTMLElement && opener.isConnected) requestAnimationFrame(() => opener.focus());
  }
}

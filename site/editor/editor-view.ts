import type { Place } from '#contract/operations.ts';
import { Observable } from './observable.ts';
import type { RichCommands, RichState } from './surface/rich-state.ts';

/** What is open beside or over the page. Only one at a time. */
export type Panel = { kind: 'fields'; id: string; field?: string } | { kind: 'modules' } | { kind: 'more' } | null;

export type Dialog =
  | { kind: 'image'; id: string; field: string }
  | { kind: 'event'; id: string; field: string }
  | { kind: 'publish' }
  | { kind: 'rich-link' }
  | { kind: 'keyboard' }
  | null;

/** Where the menu of kinds is open, in pixels of the document. */
export interface InsertMenu {
  place: Place;
  left: number;
  top: number;
}

/** What the editor shows, apart from the content itself. */
export class EditorView {
  readonly hovered = new Observable<string | null>(null);
  readonly panel = new Observable<Panel>(null);
  readonly dialog = new Observable<Dialog>(null);
  readonly insertMenu = new Observable<InsertMenu | null>(null);
  readonly toolsHidden = new Observable(false);
  /** True once somebody put the choice between two versions off. */
  readonly conflictLater = new Observable(false);
  /** The rich text being written, for the strip. */
  readonly rich = new Observable<{ id: string; field: string; state: RichState; commands: RichCommands } | null>(null);
  #opener: Element | null = null;

  /** Opens a dialog; the focus goes back to where it was when it closes. */
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

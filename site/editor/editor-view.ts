import type { Place } from '#contract/operations.ts';
import { Moving } from './moving/moving.ts';
import type { Past } from './history/past.ts';
import { Observable } from './observable.ts';
import type { Pasted } from './paste/pasted.ts';
import type { RichCommands, RichState } from './surface/rich-state.ts';

/** What is open beside or over the page. Only one at a time. */
export type Panel =
  | { kind: 'fields'; id: string; field?: string }
  | { kind: 'modules' }
  | { kind: 'move' }
  | { kind: 'more' }
  | { kind: 'history' }
  | { kind: 'page' }
  | { kind: 'checks' }
  | null;

export type Dialog =
  | { kind: 'image'; id: string; field: string }
  | { kind: 'event'; id: string; field: string }
  | { kind: 'publish' }
  | { kind: 'rich-link' }
  | { kind: 'keyboard' }
  | { kind: 'new-page' }
  | { kind: 'delete-page' }
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
  /** What the panel at the left shows. */
  readonly leftTab = new Observable<'modules' | 'outline'>('modules');
  readonly toolsHidden = new Observable(false);
  /** True while German and English stand beside each other. */
  readonly sideBySide = new Observable(false);
  /** What is selected together, and what is on its way to another place. */
  readonly moving = new Moving();
  /** True once somebody put the choice between two versions off. */
  readonly conflictLater = new Observable(false);
  /** The rich text being written, for the strip. */
  readonly rich = new Observable<{ id: string; field: string; state: RichState; commands: RichCommands } | null>(null);
  /** What was pasted last, while something else can be done with it. */
  readonly pasted = new Observable<Pasted | null>(null);
  /** An older version that the page shows instead of what is being written. */
  readonly past = new Observable<Past | null>(null);
  /** True while words stand in a text whose machinery is still being fetched. */
  readonly penned = new Observable(false);
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

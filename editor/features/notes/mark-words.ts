import type { EditSession } from '../../core/session/edit-session.ts';
import { type NoteRange, noteRanges, rangeOn } from './note-ranges.ts';
import './note-words.css';
import type { NotePlace, PageNotes } from './page-notes.ts';

/** Names of the highlights; note-words.css gives them their look. */
const names = { open: 'notes', shown: 'note-shown' } as const;

/**
 * Marks the words of open notes on the page without changing its elements. Browsers without custom highlights show the mark
 * at the module only. Returns the cleanup function.
 */
export function markWords(session: EditSession, notes: PageNotes): () => void {
  if (!('highlights' in CSS)) return () => {};
  const open = new Highlight();
  const shown = new Highlight();
  CSS.highlights.set(names.open, open);
  CSS.highlights.set(names.shown, shown);
  const known = new KnownRanges();
  let frame = 0;
  const draw = () => {
    frame = 0;
    const ranges = noteRanges(session, notes, known);
    known.keep(ranges);
    const isShown = ({ id }: NoteRange) => notes.shown.get() === id;
    const target = notes.target.get();
    const wanted = target && rangeOn(session, target, null);
    fill(
      open,
      ranges.filter((each) => !isShown(each)).map(({ range }) => range),
    );
    fill(shown, [...ranges.filter(isShown).map(({ range }) => range), ...(wanted ? [wanted] : [])]);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const observables = [notes.list, notes.places, notes.shown, notes.target];
  const stops = observables.map((observable) => observable.subscribe(soon));
  // Texts are rendered anew by typing, by another language and when their editor has loaded.
  const changes = new MutationObserver((records) => {
    for (const record of records) known.forget(record);
    soon();
  });
  const page = document.querySelector('main');
  if (page) changes.observe(page, { childList: true, characterData: true, subtree: true });
  soon();
  return () => {
    for (const stop of stops) stop();
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const name of Object.values(names)) CSS.highlights.delete(name);
  };
}

/**
 * The ranges of notes whose modules have not changed. To find all of them again at every key would take longer than the key
 * on a page with a hundred notes.
 */
class KnownRanges {
  readonly #ranges = new Map<number, NoteRange>();
  readonly #changed = new Set<string>();

  get(id: number, block: string, place: NotePlace): NoteRange | undefined {
    const known = this.#changed.has(block) ? undefined : this.#ranges.get(id);
    return known?.place === place ? known : undefined;
  }

  keep(ranges: readonly NoteRange[]): void {
    this.#ranges.clear();
    this.#changed.clear();
    for (const range of ranges) this.#ranges.set(range.id, range);
  }

  /** Forgets what a change of the page may have moved. */
  forget({ target, addedNodes, removedNodes }: MutationRecord): void {
    const holdsBlocks = (node: Node) =>
      node instanceof Element && (node.matches('[data-block]') || node.querySelector('[data-block]') !== null);
    if ([...addedNodes, ...removedNodes].some(holdsBlocks)) this.#ranges.clear();
    const element = target instanceof Element ? target : target.parentElement;
    const block = element?.closest<HTMLElement>('[data-block]')?.dataset.block;
    if (block !== undefined) this.#changed.add(block);
  }
}

/** Replaces only what differs: the browser paints all words of a highlight anew that it gets anew. */
function fill(highlight: Highlight, ranges: readonly Range[]): void {
  const wanted = new Set<AbstractRange>(ranges);
  for (const range of [...highlight]) if (!wanted.has(range)) highlight.delete(range);
  for (const range of wanted) highlight.add(range);
}

import { flushSync } from 'react-dom';
import type { Locale } from '#contract/locale.ts';
import type { Operation } from '#contract/operations.ts';
import type { Selection } from './operation-log.ts';

/** What a text on the page lets the rest of the editor do with it. */
export interface FieldHandle {
  /** Puts the caret into the text; to its end without a place. */
  focus: (start?: number, end?: number) => void;
}

/** The texts on the page, by block and field. */
export class FieldHandles {
  /** By `{block}.{field}`, then by language. */
  readonly #handles = new Map<string, Map<Locale, FieldHandle>>();
  readonly #settled = new Set<string>();
  #focusBlock: (id: string | null) => boolean = () => false;

  /** Says how a block as a whole is focused, and whether it is there. */
  focusBlocksWith(focus: (id: string | null) => boolean): void {
    this.#focusBlock = focus;
  }

  /** Focuses a block as a whole; null: the page, at the one that had the focus last. False where it is not on the page. */
  focusBlock(id: string | null): boolean {
    return this.#focusBlock(id);
  }

  register(id: string, field: string, locale: Locale, handle: FieldHandle): () => void {
    const key = `${id}.${field}`;
    const languages = this.#handles.get(key) ?? new Map<Locale, FieldHandle>();
    this.#handles.set(key, languages);
    languages.set(locale, handle);
    return () => {
      if (languages.get(locale) === handle) languages.delete(locale);
      if (languages.size === 0 && this.#handles.get(key) === languages) this.#handles.delete(key);
    };
  }

  has(id: string, field: string, locale?: Locale): boolean {
    const languages = this.#handles.get(`${id}.${field}`);
    return languages !== undefined && (!locale || languages.has(locale));
  }

  /**
   * Puts the focus where a selection says. What was done is drawn at once for it, so that keys pressed right after an act
   * reach what it made; what is drawn only later gets the focus then.
   */
  focus(selection: Selection): void {
    flushSync(() => {});
    if (this.#place(selection)) return;
    requestAnimationFrame(() => this.#place(selection) || this.focusBlock(selection.id));
  }

  #place({ id, field, locale, start, end }: Selection): boolean {
    if (field === null) return this.focusBlock(id);
    const languages = this.#handles.get(`${id}.${field}`);
    const handle = locale ? languages?.get(locale) : [...(languages?.values() ?? [])][0];
    handle?.focus(start, end);
    return handle !== undefined;
  }

  /** Remembers which fields come back from the server cleaned, so that a text being written is not drawn anew for it. */
  settled(operations: Operation[]): void {
    this.#settled.clear();
    for (const operation of operations)
      if (operation.op === 'set') this.#settled.add(`${operation.id}.${operation.field}`);
  }

  /** True once after the server cleaned this field. */
  takeSettled(id: string, field: string): boolean {
    return this.#settled.delete(`${id}.${field}`);
  }
}

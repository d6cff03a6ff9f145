import { flushSync } from 'react-dom';
import { findBlock, valueAt } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { Selection } from '../saving/operation-log.ts';

/** Operations on a text of the page for the rest of the editor. */
export interface FieldHandle {
  /** Places the caret in the text; without a position, at its end. */
  focus: (start?: number, end?: number) => void;
}

/** The handles of the texts on the page, by block and field. */
export class FieldHandles {
  /** Key `{block}.{field}`, then by language. */
  readonly #handles = new Map<string, Map<Locale, FieldHandle>>();
  readonly #settled = new Map<string, unknown>();
  #focusBlock: (id: string | null) => boolean = () => false;

  /** Registers the function that focuses a block; it returns false when the block is not rendered. */
  focusBlocksWith(focus: (id: string | null) => boolean): void {
    this.#focusBlock = focus;
  }

  /** Focuses a block. Null: the page, at the block that was focused last. False when it is not rendered. */
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
   * Focuses the selection. Flushes pending renders first, so that keys pressed right after an act reach the new
   * element. An element that renders later is focused then.
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

  /** Notes what the server has stored in another form than it was sent, so that a text being edited is not rendered again. */
  settled(operations: Operation[], stored: Block): void {
    this.#settled.clear();
    for (const operation of operations) {
      if (operation.op !== 'set') continue;
      const { id, field, locale, value } = operation;
      const block = findBlock(stored, id);
      const now = block ? valueAt(block, field, locale) : value;
      if (now !== value) this.#settled.set(`${id}.${field}`, now);
    }
  }

  /** True once for the form in which the server has stored this field; anything else was written by others. */
  takeSettled(id: string, field: string, value: unknown): boolean {
    const key = `${id}.${field}`;
    const isForm = this.#settled.has(key) && this.#settled.get(key) === value;
    this.#settled.delete(key);
    return isForm;
  }
}

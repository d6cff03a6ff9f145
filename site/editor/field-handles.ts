import type { Operation } from '#contract/operations.ts';
import type { Selection } from './operation-log.ts';

/** What a text on the page lets the rest of the editor do with it. */
export interface FieldHandle {
  /** Puts the caret into the text; to its end without a place. */
  focus: (start?: number, end?: number) => void;
}

/** The texts on the page, by block and field. */
export class FieldHandles {
  readonly #handles = new Map<string, FieldHandle>();
  readonly #settled = new Set<string>();
  #focusBlock: (id: string | null) => void = () => {};

  /** Says how a block as a whole is focused. */
  focusBlocksWith(focus: (id: string | null) => void): void {
    this.#focusBlock = focus;
  }

  /** Focuses a block as a whole; null: the page's first one. */
  focusBlock(id: string | null): void {
    this.#focusBlock(id);
  }

  register(id: string, field: string, handle: FieldHandle): () => void {
    const key = `${id}.${field}`;
    this.#handles.set(key, handle);
    return () => {
      if (this.#handles.get(key) === handle) this.#handles.delete(key);
    };
  }

  has(id: string, field: string): boolean {
    return this.#handles.has(`${id}.${field}`);
  }

  /** Puts the focus where a selection says, once the page is drawn. */
  focus(selection: Selection): void {
    requestAnimationFrame(() => {
      const { id, field, start, end } = selection;
      const handle = id !== null && field !== null ? this.#handles.get(`${id}.${field}`) : undefined;
      if (handle) handle.focus(start, end);
      else this.focusBlock(id);
    });
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

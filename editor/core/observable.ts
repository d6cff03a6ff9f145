/** A value with subscribers; compatible with useSyncExternalStore. */
export class Observable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly set = (value: T): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** A setting of the editor's interface, stored in this browser. */
export class Remembered extends Observable<boolean> {
  constructor(name: string, otherwise: boolean) {
    const key = `proscenium-editor-${name}`;
    super(read(key) ?? otherwise);
    this.subscribe(() => {
      try {
        localStorage.setItem(key, this.get() ? '1' : '0');
      } catch {
        // Without storage the setting lasts until the page is closed.
      }
    });
  }
}

function read(key: string): boolean | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : stored === '1';
  } catch {
    return null;
  }
}

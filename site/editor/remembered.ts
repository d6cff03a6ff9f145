import { Observable } from './observable.ts';

/** A choice about the tool itself, kept in this browser from visit to visit. */
export class Remembered extends Observable<boolean> {
  constructor(name: string, otherwise: boolean) {
    const key = `proscenium-editor-${name}`;
    super(read(key) ?? otherwise);
    this.subscribe(() => {
      try {
        localStorage.setItem(key, this.get() ? '1' : '0');
      } catch {
        // Without storage the choice holds until the page is left.
      }
    });
  }
}

function read(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === '1';
  } catch {
    return null;
  }
}

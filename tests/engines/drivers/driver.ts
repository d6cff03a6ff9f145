/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One window of a browser with a profile of its own; what all engines can be told through their protocols. */
export interface Driver {
  /** Resolves after the page's `load` event. */
  open: (address: string) => Promise<void>;
  /** Value of an expression in the page, as JSON; a promise is awaited. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  click: (at: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A key by its name in `KeyboardEvent.key`, with modifiers before it: `Control+a`. */
  press: (key: string) => Promise<void>;
  /** Sets the inner size of the window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the window shows, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface Profile {
  /** False for a visitor whose browser runs no scripts of pages. */
  scripts: boolean;
}

/** A started browser. */
export interface Engine {
  newDriver: (profile: Profile) => Promise<Driver>;
  close: () => Promise<void>;
}

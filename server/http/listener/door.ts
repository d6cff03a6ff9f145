/** What the door needs to know of a request. */
export interface Entering {
  method: string;
  /** Path and query. */
  target: string;
  /** The `Cookie` header; empty if there is none. */
  cookie: string;
  /** The `Accept-Language` header; empty if there is none. */
  language: string;
}

/** Stands before every cached page while the house is not open. */
export interface Door {
  /** True when it is known that everybody may enter. */
  isOpen: () => boolean;
  /** The answer to a request that may not enter; null for one that may. */
  refuse: (entering: Entering) => Promise<Response | null>;
}

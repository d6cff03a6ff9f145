/** What the gate needs to know of a request. */
export interface GateRequest {
  method: string;
  /** Path and query. */
  target: string;
  /** The `Cookie` header; empty if there is none. */
  cookie: string;
  /** The `Accept-Language` header; empty if there is none. */
  language: string;
}

/**
 * Who may have the answer to a request: `everybody`, or only the `person` who sent it, because visitors may not enter. A
 * response refuses the request.
 */
export type GateAnswer = 'everybody' | 'person' | Response;

/** Stands before every cached page while the house is not open. */
export interface MaintenanceGate {
  /** True when it is known that everybody may enter. */
  isOpen: () => boolean;
  admit: (request: GateRequest) => Promise<GateAnswer>;
}

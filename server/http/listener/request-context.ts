import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Node gives along with a request; the backend reads the client's address from it. */
export interface NodeBindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The visitor's request during which the site calls the backend; without it all visitors would count as one client. */
export const requestContext = new AsyncLocalStorage<NodeBindings>();

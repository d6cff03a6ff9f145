import type { ServerResponse } from 'node:http';

/** Sends a small answer that is made without any framework. */
export function sendMinimal(outgoing: ServerResponse, response: Response): void {
  response.text().then(
    (text) => outgoing.writeHead(response.status, [...response.headers].flat()).end(text),
    () => outgoing.destroy(),
  );
}

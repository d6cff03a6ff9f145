/** Sends JSON from a visitor's browser; with the CSRF token of those who are signed in. */
export function postJson(address: string, body: object, csrfToken = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(csrfToken && { 'x-csrftoken': csrfToken }) };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

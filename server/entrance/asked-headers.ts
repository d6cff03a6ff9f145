/** The few request headers that decide how a kept answer is sent. */
export interface AskedHeaders {
  cookie: string;
  authorization: string;
  acceptEncoding: string;
  ifNoneMatch: string;
}

/**
 * Reads them from Node's list of names and values. Its `headers` object is made at the first look, for all headers,
 * and that costs more than everything else that a kept page needs.
 */
export function askedHeaders(raw: readonly string[]): AskedHeaders {
  const asked: AskedHeaders = { cookie: '', authorization: '', acceptEncoding: '', ifNoneMatch: '' };
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === 6 && name.toLowerCase() === 'cookie') asked.cookie += `${raw[index + 1]}; `;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding')
      asked.acceptEncoding = raw[index + 1] ?? '';
    else if (name.length === 13) {
      const long = name.toLowerCase();
      if (long === 'if-none-match') asked.ifNoneMatch = raw[index + 1] ?? '';
      else if (long === 'authorization') asked.authorization = raw[index + 1] ?? '';
    }
  }
  return asked;
}

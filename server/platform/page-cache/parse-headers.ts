/** The request headers that decide whether and how a cached response is sent. */
export interface ParsedHeaders {
  /** The first one; empty if there is none. */
  host: string;
  hosts: number;
  cookie: string;
  authorization: string;
  acceptEncoding: string;
  ifNoneMatch: string;
}

/**
 * Reads them from Node's list of names and values. The `headers` object is built for all headers at the first access,
 * which costs more than everything else that a cached page needs.
 */
export function parseHeaders(raw: readonly string[]): ParsedHeaders {
  const parsed: ParsedHeaders = {
    host: '',
    hosts: 0,
    cookie: '',
    authorization: '',
    acceptEncoding: '',
    ifNoneMatch: '',
  };
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') {
      if (parsed.hosts === 0) parsed.host = raw[index + 1] ?? '';
      parsed.hosts += 1;
    } else if (name.length === 6 && name.toLowerCase() === 'cookie') parsed.cookie += `${raw[index + 1]}; `;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding')
      parsed.acceptEncoding = raw[index + 1] ?? '';
    else if (name.length === 13) {
      const long = name.toLowerCase();
      if (long === 'if-none-match') parsed.ifNoneMatch += raw[index + 1] ?? '';
      else if (long === 'authorization') parsed.authorization = raw[index + 1] ?? '';
    }
  }
  return parsed;
}

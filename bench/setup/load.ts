import autocannon from 'autocannon';
import { has, startPinned } from './pinned-process.ts';

export interface Load {
  /** Responses per second. */
  rate: number;
  /** Median and 99th percentile of the response time in milliseconds. */
  p50: number;
  p99: number;
  errors: number;
}

export const loadTool = has('wrk') ? 'wrk' : 'autocannon';

/** `same`: always this address; `fresh`: each request has another query, so that no response can be shared. */
export type Addresses = 'same' | 'fresh';

/** Sends requests over fifty connections, each as soon as the previous response arrived. */
export function load(address: string, seconds: number, addresses: Addresses = 'same'): Promise<Load> {
  return loadTool === 'wrk'
    ? loadWithWrk(address, seconds, addresses)
    : loadWithAutocannon(address, seconds, addresses);
}

async function loadWithWrk(address: string, seconds: number, addresses: Addresses): Promise<Load> {
  const script = addresses === 'fresh' ? ['-s', 'bench/setup/unique-addresses.lua'] : [];
  const parameters = [
    '-t1',
    '-c50',
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
    '-H',
    'Accept-Encoding: br, gzip',
    ...script,
    address,
  ];
  const wrk = startPinned('load', ['wrk', ...parameters]);
  await new Promise((resolve) => wrk.child.once('close', resolve));
  const printed = wrk.output();
  const failures = [...printed.matchAll(/(?:connect|read|write|timeout|Non-2xx or 3xx responses:?) (\d+)/g)];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1] ?? Number.NaN),
    p50: milliseconds(/\b50%\s+([\d.]+)(us|ms|s)/.exec(printed)),
    p99: milliseconds(/\b99%\s+([\d.]+)(us|ms|s)/.exec(printed)),
    errors: failures.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? 1;
  return Number(match?.[1] ?? Number.NaN) * factor;
}

async function loadWithAutocannon(address: string, duration: number, addresses: Addresses): Promise<Load> {
  const url = addresses === 'fresh' ? `${address}?n=[<id>]` : address;
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    idReplacement: addresses === 'fresh',
    duration,
    connections: 50,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx };
}

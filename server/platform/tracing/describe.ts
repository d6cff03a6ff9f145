import type { Attributes } from '@opentelemetry/api';
import { routeClass } from '../metrics/observe-requests.ts';
import { shapeOf } from '../reporting/scrub.ts';

/** Name and attributes of a span; none of them has a query, an address of a person or a parameter of a statement. */
export interface Description {
  name: string;
  attributes: Attributes;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Of a request by its method and the shape of its path. */
export function describeRequest(method: string | undefined, target: string | undefined): Description {
  const known = methods.has(method ?? '') ? (method ?? '') : '_OTHER';
  const path = (target ?? '').replace(/[?#].*$/s, '');
  const attributes = { 'http.request.method': known, 'http.route': shapeOf(path) };
  return { name: `${known} ${routeClass(path)}`, attributes };
}

/** Of a query by what it does and the first table that it names. */
export function describeQuery(text: string): Description {
  const operation = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback)\b/i.exec(
    text,
  )?.[1];
  const table = /\b(?:from|into|update)\s+"?(?:\w+"?\."?)?(\w+)"?/i.exec(text)?.[1];
  const done = operation?.toUpperCase() ?? 'QUERY';
  const name = table === undefined ? done : `${done} ${table}`;
  return {
    name,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': done, 'db.query.summary': name },
  };
}

/** Of a request to another server: which one, not what for. */
export function describeCall(method: string, { hostname }: URL): Description {
  return { name: `${method} ${hostname}`, attributes: { 'http.request.method': method, 'server.address': hostname } };
}

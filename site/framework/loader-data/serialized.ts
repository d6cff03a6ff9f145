declare const type: unique symbol;

/**
 * A large part of a loader's data as one JSON text. The router encodes loader data value by value; a text is one value,
 * and it is written once for data that come from the response cache (decision 019). Views get the value with
 * `deserialize`, on the server and in browsers alike.
 */
export interface Serialized<T> {
  readonly json: string;
  /** Never set; lets the compiler tell one serialized type from another. */
  readonly [type]?: T;
}

const serializedByValue = new WeakMap<object, Serialized<unknown>>();
const valueBySerialized = new WeakMap<Serialized<unknown>, unknown>();

/** Serializes a value that consists of JSON and never changes; the same value only once. */
export function serialize<T extends object>(value: T): Serialized<T> {
  const known = serializedByValue.get(value);
  if (known) return asStored(known);
  const serialized = { json: JSON.stringify(value) };
  serializedByValue.set(value, serialized);
  valueBySerialized.set(serialized, value);
  return serialized;
}

/** The value: for the same `serialized` the same object each time, so that React can compare it. */
export function deserialize<T>(serialized: Serialized<T>): T {
  if (!valueBySerialized.has(serialized)) valueBySerialized.set(serialized, JSON.parse(serialized.json));
  return asStored(valueBySerialized.get(serialized));
}

/** The type is safe: the maps hold pairs of a `T` and its `Serialized<T>`. */
function asStored<T>(value: unknown): T {
  return value as T;
}

/** Results by key, at most 2,000: lists ask for the same dates and prices again and again. */
export function memoizeByKey<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = make();
    if (known.size >= 2000) known.clear();
    known.set(key, result);
    return result;
  };
}

/** A path as it is kept and looked up: without slashes at the end, decoded. */
export function toOldPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** Normalised path for storage and lookup: decoded, without trailing slashes. */
export function toOldPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

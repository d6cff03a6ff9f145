import { themeInput } from './theme-schema.ts';
import type { Theme } from './theme.ts';

const format = 'theme-1';

/** A theme as a file that another house can take over. */
export function writeThemeFile(theme: Theme): string {
  return `${JSON.stringify({ format, theme }, null, 2)}\n`;
}

/** Why a field of a file cannot be used. */
export interface FileProblem {
  /** `colours.ink`; empty for the file as a whole. */
  field: string;
  reason: 'not_json' | 'no_theme' | 'missing' | 'unknown' | 'invalid' | 'no_own_typeface';
}

interface Here {
  /** True for a house that has a typeface of its own. */
  hasOwnTypeface: boolean;
}

export function readThemeFile(text: string, { hasOwnTypeface }: Here): { theme: Theme } | { problems: FileProblem[] } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problems: [{ field: '', reason: 'not_json' }] };
  }
  if (typeof content !== 'object' || content === null || !('theme' in content) || !('format' in content))
    return { problems: [{ field: '', reason: 'no_theme' }] };
  if (content.format !== format) return { problems: [{ field: 'format', reason: 'invalid' }] };
  const read = themeInput.safeParse(content.theme);
  if (read.success && read.data.typeface === 'own' && !hasOwnTypeface)
    return { problems: [{ field: 'typeface', reason: 'no_own_typeface' }] };
  if (read.success) return { theme: read.data };
  return {
    problems: read.error.issues.flatMap((issue): FileProblem[] => {
      const path = issue.path.map(String);
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({ field: [...path, key].join('.'), reason: 'unknown' }));
      return [{ field: path.join('.'), reason: isMissing(content.theme, path) ? 'missing' : 'invalid' }];
    }),
  };
}

function isMissing(theme: unknown, path: string[]): boolean {
  let value = theme;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return true;
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return false;
}

import { otherLocale } from '#contract/base/locale.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { Translated } from './ask-service.ts';
import { type MachineText, pathIn, textIn } from './machine-texts.ts';

/** What was written into a form, and what was not. */
export interface WrittenTexts {
  unread: readonly MachineText[];
  failures: readonly Failure[];
}

/** Why there is no translation; it counts while the text is as it was. */
export interface Failure {
  /** Path with the language. */
  path: string;
  /** A sentence or a message key. */
  problem: string;
  before: string;
}

/** Writes translations into a form. What somebody has typed while the service worked stays. */
export function writeTexts(
  texts: readonly Translated[],
  { getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>,
): WrittenTexts {
  const unread: MachineText[] = [];
  const failures: Failure[] = [];
  for (const { wanted, ...outcome } of texts) {
    const { field, target, text, before } = wanted;
    const path = pathIn(field, target);
    const now: unknown = getValues(field.path);
    const isAsSent = textIn(now, otherLocale(target)) === text && textIn(now, target) === before;
    if ('text' in outcome && isAsSent) {
      setValue(path, outcome.text, { shouldDirty: true, shouldValidate: true });
      unread.push({ path, label: field.label, text: outcome.text, before });
    } else {
      const problem = 'problem' in outcome ? outcome.problem : 'translation.changed';
      failures.push({ path, problem, before: textIn(now, target) });
    }
  }
  return { unread, failures };
}

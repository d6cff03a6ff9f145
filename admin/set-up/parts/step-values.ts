import type { Draft, StepProps } from './progress.ts';

/** The values of a step, typed ones before given ones, and how one is set. */
export function stepValues({ draft, setDraft }: Pick<StepProps, 'draft' | 'setDraft'>, given: Draft = {}) {
  const values = { ...given, ...draft };
  return {
    values,
    set: (path: string, value: string) => setDraft({ ...draft, [path]: value }),
    /** The text of a path, without spaces around it. */
    text: (path: string) => (values[path] ?? '').trim(),
    both: (path: string) => ({
      de: (values[`${path}.de`] ?? '').trim(),
      en: (values[`${path}.en`] ?? '').trim(),
    }),
    /** True when something was typed. */
    isTyped: Object.values(draft).some((value) => value.trim() !== ''),
    clear: () => setDraft({}),
  };
}

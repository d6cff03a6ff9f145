import { m } from '#messages/paraglide/messages.js';
import { issueOf } from '../page-settings/page-form.ts';
import { Check } from '../../ui/inputs.tsx';
import { Pair } from '../page-settings/pair.tsx';
import type { PatternForm } from './use-pattern-form.ts';

/** Name and description in both languages, and whether pages may begin with it. */
export function PatternFields({ form: { values, change, issues } }: { form: PatternForm }) {
  return (
    <>
      <Pair
        label={m.editor_pattern_name()}
        required
        first
        max={120}
        value={values.title}
        write={(title) => change({ title })}
        error={(locale) => issueOf(issues, `title.${locale}`)}
      />
      <Pair
        label={m.editor_pattern_about()}
        max={300}
        value={values.description}
        write={(description) => change({ description })}
        error={(locale) => issueOf(issues, `description.${locale}`)}
      />
      <Check
        label={m.editor_pattern_template()}
        about={m.editor_pattern_template_about()}
        checked={values.is_template}
        write={(is_template) => change({ is_template })}
      />
    </>
  );
}

import { type FormEvent, useId } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { issueOf } from './page-form.ts';
import { PageSelect } from './page-select.tsx';
import PatternPicture from '../patterns/pattern-picture.tsx';
import { titleOf } from '../patterns/read-patterns.ts';
import { Pair } from './pair.tsx';
import { type NewPageForm, useNewPage } from './use-new-page.ts';

interface NewPageDialogProps {
  /** The current page; by default the new one becomes its sibling. */
  beside: number | null;
}

/** Creates a page from title, address and position. It stays offline until it is put online. */
export default function NewPageDialog({ beside }: NewPageDialogProps) {
  const { view } = useEditor();
  const form = useNewPage(beside);
  const close = () => view.closeDialog();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.create();
  };
  return (
    <Dialog title={m.editor_new_page()} icon="newPage" size="m" close={close}>
      <form onSubmit={submit} noValidate>
        <div className={ed.body}>
          <Fields form={form} />
          <p className={`${ed.small} ${ed.soft}`}>{m.editor_new_page_about()}</p>
          <p role="alert" className={form.problem ? ed.err : undefined}>
            {form.problem}
          </p>
        </div>
        <div className={ed.foot}>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={close} />
          <Button look="main" submit label={form.busy ? m.editor_saving() : m.editor_new_page_create()} />
        </div>
      </form>
    </Dialog>
  );
}

function Fields({ form }: { form: NewPageForm }) {
  const id = useId();
  return (
    <>
      <Pair
        label={m.editor_page_title()}
        required
        first
        value={form.title}
        write={form.setTitle}
        error={(locale) => issueOf(form.issues, `title.${locale}`)}
      />
      <Pair
        label={m.editor_page_slug()}
        max={80}
        value={form.slug}
        write={form.setSlug}
        hint={(locale) => `${form.above[locale]}/${form.slug[locale] || form.slug.de}`}
        error={(locale) => issueOf(form.issues, `slug.${locale}`)}
      />
      <FieldFrame id={id} label={m.editor_page_below()} error={issueOf(form.issues, 'parent_id')}>
        {(parts) => (
          <PageSelect
            parts={parts}
            pages={form.pages}
            value={form.parent}
            none={m.editor_page_top()}
            write={form.setParent}
          />
        )}
      </FieldFrame>
      <Beginning form={form} />
    </>
  );
}

/** The template with which the page begins, with its picture; only if there are any. */
function Beginning({ form: { beginning, issues } }: { form: NewPageForm }) {
  const { session } = useEditor();
  const id = useId();
  const { templates, template, setTemplate } = beginning;
  if (templates.length === 0) return null;
  const chosen = templates.find((pattern) => pattern.id === template);
  return (
    <>
      <FieldFrame id={id} label={m.editor_begin_with()} error={issueOf(issues, 'pattern_id')}>
        {(parts) => (
          <select
            {...parts}
            className={ed.in}
            value={template ?? ''}
            onChange={({ target }) => setTemplate(Number(target.value) || null)}
          >
            <option value="">{m.editor_begin_empty()}</option>
            {templates.map((pattern) => (
              <option key={pattern.id} value={pattern.id}>
                {titleOf(pattern, session.locale)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {chosen && <PatternPicture key={chosen.id} pattern={chosen} width={236} height={148} />}
    </>
  );
}

import type { FormEvent } from 'react';
import { patternsApi } from '#contract/editing/patterns/patterns-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import ed from '../../ui/editor.module.css';
import { PatternFields } from './pattern-fields.tsx';
import { type PatternValues, usePatternForm } from './use-pattern-form.ts';

/** Saves modules of the page as a pattern; the page stays as it is. */
export default function SavePatternDialog({ ids }: { ids: readonly string[] }) {
  const { session, view } = useEditor();
  const form = usePatternForm(save);
  const close = () => view.closeDialog();
  const kind = dragPayloadName(dragPayloadOf(session.store, ids), session.locale);

  async function save(values: PatternValues): Promise<void> {
    const modules = ids.flatMap((id) => session.store.block(id) ?? []);
    await session.api(patternsApi.save, { params: { locale: session.locale }, body: { ...values, modules } });
    const name = values.title[session.locale] || values.title.de;
    view.closeDialog();
    const title = m.editor_pattern_saved({ name });
    session.alerts.tell(title, m.editor_pattern_saved_about(), title);
  }

  return (
    <Dialog title={m.editor_save_pattern()} icon="pattern" size="m" close={close}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className={ed.body}>
          <p>{m.editor_pattern_of({ kind })}</p>
          <PatternFields form={form} />
          <p role="alert" className={form.problem ? ed.err : undefined}>
            {form.problem}
          </p>
        </div>
        <div className={ed.foot}>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={close} />
          <Button look="main" submit label={form.busy ? m.editor_saving() : m.editor_pattern_save()} />
        </div>
      </form>
    </Dialog>
  );
}

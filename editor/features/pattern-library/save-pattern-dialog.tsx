import { patternsApi } from '#contract/editing/patterns/patterns-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { type PatternValues, usePatternForm } from './use-pattern-form.ts';

/** Saves modules of the page as a pattern; the page stays as it is. */
export default function SavePatternDialog({ ids }: { ids: readonly string[] }) {
  const { session, view } = useEditor();
  const form = usePatternForm(save);
  const { busy, problem } = form;
  const close = () => view.closeDialog();
  const kind = dragPayloadName(dragPayloadOf(session.store, ids), session.locale);

  async function save(values: PatternValues): Promise<void> {
    const modules = ids.flatMap((id) => session.store.block(id) ?? []);
    const dialog = view.dialog.get();
    await session.api(patternsApi.save, { params: { locale: session.locale }, body: { ...values, modules } });
    const name = values.title[session.locale] || values.title.de;
    view.closeDialog(dialog);
    const title = m.editor_pattern_saved({ name });
    session.alerts.tell(title, m.editor_pattern_saved_about(), title);
  }

  return (
    <FormDialog
      title={m.editor_save_pattern()}
      icon="pattern"
      {...{ close, submit: form.save, busy, problem }}
      action={m.editor_pattern_save()}
    >
      <p>{m.editor_pattern_of({ kind })}</p>
      <PatternFields form={form} />
    </FormDialog>
  );
}

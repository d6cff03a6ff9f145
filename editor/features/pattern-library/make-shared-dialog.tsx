import { sharedPartsApi } from '#contract/editing/patterns/shared-parts-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { issueOf } from '../page-settings/page-form.ts';
import { Pair } from '../page-settings/pair.tsx';
import { replaceByPart } from '../shared-parts/replace-by-part.ts';
import { type PatternValues, usePatternForm } from './use-pattern-form.ts';

/** Makes a shared part of modules of the page; a module that shows it takes their place. */
export default function MakeSharedDialog({ ids }: { ids: readonly string[] }) {
  const { session, view } = useEditor();
  const make = async ({ title }: PatternValues) => {
    const modules = ids.flatMap((id) => session.store.block(id) ?? []);
    const params = { locale: session.locale };
    const dialog = view.dialog.get();
    const part = await session.api(sharedPartsApi.create, { params, body: { title, modules } });
    view.closeDialog(dialog);
    replaceByPart(session, ids, part);
  };
  const { values, change, issues, problem, busy, save } = usePatternForm(make);
  const close = () => view.closeDialog();
  const kind = dragPayloadName(dragPayloadOf(session.store, ids), session.locale);
  return (
    <FormDialog
      title={m.editor_make_shared()}
      icon="pattern"
      {...{ close, submit: save, busy, problem }}
      action={m.editor_make_shared_done()}
    >
      <p>{m.editor_make_shared_about({ kind })}</p>
      <Pair
        label={m.editor_shared_name()}
        required
        first
        max={120}
        value={values.title}
        write={(title) => change({ title })}
        error={(locale) => issueOf(issues, `title.${locale}`)}
      />
    </FormDialog>
  );
}

import { childrenOf } from '#contract/blocks/block.ts';
import { omittedLike } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { copyOf } from '../../core/tree/new-block.ts';
import { partOf } from '../../core/tree/shared-part.ts';
import { forgetContent, readContent } from '../patterns/read-patterns.ts';
import { titlesOf } from './enter-part.ts';

/** Puts copies of the modules of a shared part in its place, in one step; the part and other pages stay as they are. */
export async function detachPart(session: EditSession, id: string): Promise<void> {
  const { store, alerts } = session;
  const part = partOf(store.block(id));
  if (part === null) return;
  const titles = titlesOf(session, part);
  const name = titles[session.locale] || titles.de;
  const section = `shared-${part}`;
  // Somebody else may have changed it since it was read.
  forgetContent(section);
  const content = await readContent(session, { section }).catch(() => null);
  const spot = store.spot(id);
  if (!content)
    return alerts.show({ kind: 'error', title: m.editor_shared_named({ name }), text: m.editor_load_failed() });
  // It may have been removed or changed while the modules were loading.
  if (!spot?.parent || partOf(store.block(id)) !== part) return;
  const { parent, slot, index } = spot;
  const blocks = childrenOf(content.body).map((block) => omittedLike(copyOf(block), spot.block));
  store.addResolved(content.resolved);
  session.perform({
    label: m.editor_step_detached({ name }),
    operations: [
      { op: 'remove', id },
      ...blocks.map((block, at) => ({ op: 'insert' as const, place: { parent, slot, index: index + at }, block })),
    ],
    after: { id: blocks[0]?.id ?? null, field: null },
  });
  session.fields.focus({ id: blocks[0]?.id ?? null, field: null });
  alerts.announce(m.editor_say_detached());
}

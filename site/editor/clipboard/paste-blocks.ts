import type { Block } from '#contract/block.ts';
import type { Place } from '#contract/operations.ts';
import { m } from '#site/paraglide/messages.js';
import { insertCopies } from '../edit-commands.ts';
import type { EditSession } from '../edit-session.ts';
import { heightOf, takes } from '../moving/target-places.ts';
import { kindName } from '../step-names.ts';
import type { EditorStore } from '../store.ts';
import { fitBlocks } from './fit-blocks.ts';
import type { Parcel } from './parcel.ts';

/** Puts copied modules behind what is selected, or into it where they stand nowhere else; says what had to stay out. */
export function pasteBlocks(session: EditSession, { origin, blocks: raw }: Parcel): void {
  const { store, locale, alerts } = session;
  const { blocks, lost } = fitBlocks(raw, { sameHouse: origin === window.location.origin, locale });
  const [first] = blocks;
  if (!first) return alerts.show(refused(m.editor_paste_nothing_fits({ names: lost.join(', ') })));
  const kind = blocks.length === 1 ? kindName(first.model, locale) : m.editor_modules_counted({ count: blocks.length });
  const place = placeForAll(store, blocks, session.selection.get().id);
  if (!place) return alerts.show(refused(m.editor_paste_no_place({ kind })));
  insertCopies(session, blocks, { place, label: m.editor_step_pasted({ kind }), said: m.editor_say_pasted({ kind }) });
  if (lost.length > 0) alerts.show(refused(m.editor_paste_left_out({ names: lost.join(', ') })));
}

function refused(text: string) {
  return { kind: 'error', title: m.editor_paste_title(), text } as const;
}

function placeForAll(store: EditorStore, blocks: readonly Block[], selected: string | null): Place | undefined {
  const cargo = {
    ids: [],
    models: blocks.map(({ model }) => model),
    height: Math.max(...blocks.map(heightOf)),
  };
  for (let at = selected; at && at !== store.root.id; at = store.spot(at)?.parent ?? null) {
    const spot = store.spot(at);
    // Items go into the list that is selected; everything else goes behind it.
    if (takes(store, at, cargo) && !takes(store, store.root.id, cargo))
      return { parent: at, slot: 0, index: store.list(at, 0).length };
    if (spot?.parent && takes(store, spot.parent, cargo))
      return { parent: spot.parent, slot: spot.slot, index: spot.index + 1 };
  }
  const root = { parent: store.root.id, slot: 0, index: store.list(store.root.id, 0).length };
  return takes(store, root.parent, cargo) ? root : undefined;
}

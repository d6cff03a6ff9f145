import { m } from '#messages/paraglide/messages.js';
import { insertCopies } from '../blocks/block-actions.ts';
import type { Alerts } from '../../core/session/alerts.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { heightOf, placeForAll } from '../../core/tree/target-places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { fitBlocks } from './fit-blocks.ts';
import type { ClipboardPayload } from './clipboard-payload.ts';

/**
 * Pastes copied modules after the selection, or into it when they are allowed nowhere else. Announces what was left
 * out. False, with the reason shown, if nothing could be pasted.
 */
export function pasteBlocks(session: EditSession, { origin, blocks: raw }: ClipboardPayload): boolean {
  const { store, locale, alerts } = session;
  const { fieldSettings } = session.setup;
  const sameSite = origin === window.location.origin;
  const { blocks, lost } = fitBlocks(raw, { sameSite, locale, fieldSettings });
  const [first] = blocks;
  if (!first) return refuse(alerts, m.editor_paste_nothing_fits({ names: lost.join(', ') }));
  const kind = blocks.length === 1 ? kindName(first.model, locale) : m.editor_modules_counted({ count: blocks.length });
  const payload = {
    ids: [],
    models: blocks.map(({ model }) => model),
    height: Math.max(...blocks.map(heightOf)),
  };
  const place = placeForAll(store, payload, session.selection.get().id);
  if (!place) return refuse(alerts, m.editor_paste_no_place({ kind }));
  insertCopies(session, blocks, {
    place,
    label: m.editor_step_pasted({ kind }),
    announcement: m.editor_say_pasted({ kind }),
  });
  if (lost.length > 0) refuse(alerts, m.editor_paste_left_out({ names: lost.join(', ') }));
  return true;
}

function refuse(alerts: Alerts, text: string): false {
  alerts.show({ kind: 'error', title: m.editor_paste_title(), text });
  return false;
}

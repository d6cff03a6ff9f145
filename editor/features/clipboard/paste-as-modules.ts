import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { pasteBlocks } from './paste-blocks.ts';
import { replaceAddress } from '../paste/address-module.ts';
import { changedParts, contentsOf, originOf } from '../paste/describe-paste.ts';
import { partsToModules } from '../paste/parts-to-modules.ts';
import { readPaste } from '#text/pasting/read-paste.ts';

/** Pastes what another program has copied as modules after the selection: headlines, texts, quotes, a player. */
export function pasteAsModules(session: EditSession, clipboard: { html: string; text: string }): void {
  const { alerts, locale } = session;
  const paste = readPaste(clipboard, locale);
  const blocks = partsToModules(paste.parts, locale);
  if (blocks.length === 0) return alerts.announce(m.editor_say_no_modules());
  if (!pasteBlocks(session, { origin: window.location.origin, blocks })) return;
  if (becamePlayer(session, clipboard.text.trim())) return;
  const said = `${contentsOf(paste)}. ${changedParts(paste)}`.trim();
  if (paste.origin !== null || paste.plainOnly) alerts.show({ kind: 'save', title: originOf(paste), text: said });
}

/** Replaces the pasted text by a module if it is the address of one, so that undo leaves the plain address. */
function becamePlayer(session: EditSession, address: string): boolean {
  const { id } = session.selection.get();
  if (id === null || !/^https:\/\/\S+$/.test(address)) return false;
  const place = { id, field: 'content', locale: session.locale };
  return replaceAddress(session, place, address, { before: '', after: '' });
}

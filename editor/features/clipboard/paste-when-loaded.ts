import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { ClipboardPayload } from './clipboard-payload.ts';

/** Pastes modules; the code that fits them into the page is loaded for it. */
export function pasteWhenLoaded(session: EditSession, payload: ClipboardPayload): void {
  void loadWithRetry(() => import('./paste-blocks.ts')).then((loaded) => loaded.pasteBlocks(session, payload));
}

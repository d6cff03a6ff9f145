import { m } from '#messages/paraglide/messages.js';
import ed from '../ui/editor.module.css';

/** Error message over the visitors' page when the editor could not be opened. */
export function NotOpened({ open }: { open: () => void }) {
  return (
    <p role="alert" className={ed.notOpened}>
      {m.editor_not_opened()}{' '}
      <button type="button" onClick={open}>
        {m.editor_try_now()}
      </button>
    </p>
  );
}

/** The same for a user whose role does not include this page. */
export function NotAllowed() {
  return (
    <p role="alert" className={ed.notOpened}>
      {m.editor_not_allowed()} <a href={window.location.pathname}>{m.editor_to_the_page()}</a>
    </p>
  );
}

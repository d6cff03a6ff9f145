import { m } from '#site/paraglide/messages.js';
import ed from './chrome.module.css';

/** Says over the visitors' page that the editor could not be opened. */
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

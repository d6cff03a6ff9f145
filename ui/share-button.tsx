import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import scripted from './scripted.module.css';
import styles from './share-button.module.css';

interface ShareButtonProps {
  /** Title that is shared with the link. */
  title: string;
  /** Path to share, `/de/…`; the current page by default. */
  path?: string | undefined;
  /** Label of the button; `Teilen` by default. */
  label?: string | undefined;
}

/** Shares a link: with the dialog of the device if it has one, otherwise by copying it. */
export function ShareButton({ title, path, label }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  async function share() {
    const url = path === undefined ? window.location.origin + window.location.pathname : window.location.origin + path;
    setMessage('');
    setMessage(await shareOrCopy(title, url));
  }
  return (
    <span className={`${styles.place} ${scripted.scripted}`}>
      <button type="button" className={buttonClass.arrow} onClick={() => void share()}>
        <span>
          {label ?? m.share()}
          {label === undefined && <span className="unseen">: {title}</span>}
        </span>
        <Icon name="share" />
      </button>
      <output className={styles.message}>{message}</output>
    </span>
  );
}

/** Returns the message to show; empty if the dialog of the device was used or cancelled. */
async function shareOrCopy(title: string, url: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: unknown) => (typeof error === 'object' && error !== null && 'name' in error ? error.name : ''),
    );
    // AbortError: the visitor cancelled. After any other failure the link is copied.
    if (outcome === 'shared' || outcome === 'AbortError') return '';
  }
  // Undefined on insecure connections, although its type says otherwise.
  const { clipboard }: Partial<Navigator> = navigator;
  if (!clipboard) return m.share_failed({ url });
  return clipboard.writeText(url).then(
    () => m.share_copied(),
    () => m.share_failed({ url }),
  );
}

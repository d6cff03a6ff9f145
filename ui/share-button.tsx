import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import scripted from './scripted.module.css';
import styles from './share-button.module.css';

interface ShareButtonProps {
  /** What is shared, as the receiver reads it. */
  title: string;
  /** Address of the house, `/de/…`; without it the page that is shown. */
  path?: string | undefined;
  /** What the button says; `Teilen` unless told otherwise. */
  label?: string | undefined;
}

/** Hands a link on: with the device's own dialog where it has one, otherwise into the clipboard. */
export function ShareButton({ title, path, label }: ShareButtonProps) {
  const [said, say] = useState('');
  async function share() {
    const url = path === undefined ? window.location.origin + window.location.pathname : window.location.origin + path;
    say('');
    say(await shareOrCopy(title, url));
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
      <output className={styles.said}>{said}</output>
    </span>
  );
}

/** What there is to say about it afterwards; nothing where the device's dialog was used or closed. */
async function shareOrCopy(title: string, url: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: unknown) => (typeof error === 'object' && error !== null && 'name' in error ? error.name : ''),
    );
    // Whoever closes the dialog wants no copy either; any other failure leaves the clipboard.
    if (outcome === 'shared' || outcome === 'AbortError') return '';
  }
  // Absent where the page does not come over a safe connection, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return m.share_failed({ url });
  return clipboard.writeText(url).then(
    () => m.share_copied(),
    () => m.share_failed({ url }),
  );
}

import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import styles from './languages.module.css';
import type { TranslationState } from '../../core/tree/translation-state.ts';

const looks = {
  fine: { icon: 'saved', className: styles.fine, label: () => m.editor_translation_fine() },
  outdated: { icon: 'stale', className: styles.outdated, label: () => m.editor_translation_outdated() },
  missing: { icon: 'missing', className: styles.missing, label: () => m.editor_translation_missing() },
  unread: { icon: 'stale', className: styles.outdated, label: () => m.editor_unread() },
  omitted: { icon: 'missing', className: styles.omitted, label: () => '' },
} as const;

/** The translation state as icon, text and colour. */
export function StateChip({ state, label }: { state: TranslationState | 'omitted' | 'unread'; label?: string }) {
  const { icon, className, label: usual } = looks[state];
  return (
    <span className={`${ed.chip} ${styles.chip} ${className}`}>
      <Icon name={icon} className={ed.iS} />
      {label ?? usual()}
    </span>
  );
}

import type { ReactNode } from 'react';

interface NoticeProps {
  /** Accessible name. */
  label: string;
  /** A paragraph, and what can be done. */
  children: ReactNode;
}

/** One of the notices at the bottom of the window. */
export function Notice({ label, children }: NoticeProps) {
  return (
    <aside className="stage bottom-notice" aria-label={label}>
      <div className="wrap">{children}</div>
    </aside>
  );
}

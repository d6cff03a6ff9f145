import { type ReactNode, useLayoutEffect } from 'react';
import styles from './bar-strip.module.css';
import ed from './editor.module.css';
import { Icon, type IconName } from './icon.tsx';

interface BarStripProps {
  /** Value of `data-editor`. */
  name: string;
  label: string;
  icon: IconName;
  look: 'information' | 'warning' | 'part';
  /** The whole sentence, where the strip cuts it. */
  title?: string;
  text: ReactNode;
  children: ReactNode;
}

/** A line below the bar; while it is there, the page and the panels are moved down. */
export function BarStrip({ name, label, icon, look, title, text, children }: BarStripProps) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-ed-review', true);
    window.dispatchEvent(new Event('resize'));
    return () => {
      document.documentElement.removeAttribute('data-ed-review');
      window.dispatchEvent(new Event('resize'));
    };
  }, []);
  return (
    <section className={`${ed.ed} ${ed.line} ${styles.strip} ${styles[look]}`} aria-label={label} data-editor={name}>
      <Icon name={icon} />
      <p title={title}>{text}</p>
      {children}
    </section>
  );
}

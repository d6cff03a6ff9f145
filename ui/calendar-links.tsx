import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './calendar-links.module.css';

interface CalendarLinksProps {
  /** Path of the calendar, `/de/…/calendar.ics`. */
  path: string;
  /** Content of the calendar, for the accessible names. */
  name: string;
  children?: ReactNode;
}

/** Links to a calendar: as a subscription (webcal:) and as a file. */
export function CalendarLinks({ path, name, children }: CalendarLinksProps) {
  const origin = useRouteLoaderData<{ head?: { origin?: string } }>('root')?.head?.origin ?? '';
  const unseen = <span className="unseen">: {name}</span>;
  return (
    <div className={`screen-only ${styles.links}`}>
      <a className={buttonClass.arrow} href={origin.replace(/^https?:/, 'webcal:') + path}>
        <span>
          {m.calendar_subscribe()}
          {unseen}
        </span>
        <Icon name="calendar" />
      </a>
      <a className={buttonClass.arrow} href={path} download>
        <span>
          {m.calendar_file()}
          {unseen}
        </span>
        <Icon name="download" />
      </a>
      {children}
      <p className="note soft">{m.calendar_explain()}</p>
    </div>
  );
}

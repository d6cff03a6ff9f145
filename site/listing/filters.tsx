import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import { Icon } from '#ui/icon.tsx';
import styles from './filters.module.css';

/** The frame around all filters of a list. Its links keep the scroll position. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  const { search } = useLocation();
  const section = useRef<HTMLElement>(null);
  const before = useRef(search);
  useEffect(() => {
    // A removed filter had the focus: move it here.
    if (before.current !== search && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
    before.current = search;
  }, [search]);
  return (
    <section className={`wrap ${styles.filters}`} aria-label={label} ref={section} tabIndex={-1} data-stay>
      {children}
    </section>
  );
}

export interface FilterChoice {
  value: string;
  name: ReactNode;
  /** Address of the list with this choice. */
  href: string;
  lang?: string | undefined;
}

/** A choice between a few links, such as the categories of the programme. */
export function FilterLinks({ label, value, choices }: { label: string; value: string; choices: FilterChoice[] }) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);
  useEffect(() => bringIntoSight(list.current?.children[chosen]), [chosen]);
  return (
    <nav className={styles.links} aria-label={label}>
      <ul ref={list}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <a href={choice.href} lang={choice.lang} aria-current={choice.value === value ? 'true' : undefined}>
              {choice.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a telephone the row scrolls sideways: scroll the chosen link into view. */
function bringIntoSight(chosen: Element | undefined): void {
  const list = chosen?.parentElement;
  if (!chosen || !list) return;
  const { left, right } = chosen.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (left >= frame.left && right <= frame.right) return;
  list.scrollLeft += (left + right) / 2 - (frame.left + frame.right) / 2;
}

/** A switch between two or three views of the same list. */
export function ViewSwitch({ label, value, choices }: { label: string; value: string; choices: FilterChoice[] }) {
  return (
    <nav className={styles.view} aria-label={label}>
      {choices.map((choice) => (
        <a key={choice.value} href={choice.href} aria-current={choice.value === value ? 'true' : undefined}>
          {choice.name}
        </a>
      ))}
    </nav>
  );
}

interface ChosenFiltersProps {
  /** An active filter, with the address of the list without it. */
  chosen: { name: string; href: string }[];
  /** Address of the list without filters. */
  resetHref: string;
}

/** Active filters, each with a link that removes it, and a link that removes all. */
export function ChosenFilters({ chosen, resetHref }: ChosenFiltersProps) {
  if (chosen.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <ul aria-label={m.list_chosen()}>
        {chosen.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>
              <span className="unseen">{m.list_remove()} </span>
              {name}
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      <a className="tap-link" href={resetHref}>
        {m.list_reset()}
      </a>
    </div>
  );
}

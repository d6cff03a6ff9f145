import { useId } from 'react';
import { languageNames } from '../../core/language-names.ts';
import { m } from '#messages/paraglide/messages.js';
import { placeKey } from '#text/replacing/chosen-places.ts';
import words from '../compare/words.module.css';
import ed from '../../ui/editor.module.css';
import type { FoundText } from './found-text.ts';
import styles from './replace.module.css';

interface ListProps<T extends FoundText> {
  texts: readonly T[];
  replacement: string;
  unticked: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Shows a text on the page; undefined for a text that is not on it. */
  show: (text: T) => (() => void) | undefined;
}

/** Every place with its words; each can be left out. */
export function PlaceList<T extends FoundText>({ texts, show, ...shared }: ListProps<T>) {
  return (
    <ul>
      {texts.map((text) => (
        <TextPlaces key={text.key} text={text} show={show(text)} {...shared} />
      ))}
    </ul>
  );
}

interface TextProps extends Pick<ListProps<FoundText>, 'replacement' | 'unticked' | 'toggle'> {
  text: FoundText;
  show: (() => void) | undefined;
}

function TextPlaces({ text, replacement, unticked, toggle, show }: TextProps) {
  const id = useId();
  const { owner, label, locale, places, refused, isLive } = text;
  return (
    <li className={`${ed.card} ${styles.text}`}>
      <h4 id={id}>
        {owner &&
          (owner.href === null ? (
            <b>{owner.title}</b>
          ) : (
            <a href={owner.href} target="_blank" rel="noopener">
              {owner.title}
            </a>
          ))}
        <span>
          {label} · {languageNames[locale]()}
        </span>
      </h4>
      {refused !== null && <p className={ed.hint}>{refused}</p>}
      {refused === null && isLive && <p className={ed.hint}>{m.replace_live()}</p>}
      <ul aria-labelledby={id}>
        {places.map(({ index, before, found, after, possible }) => {
          const marked = (
            <span lang={locale}>
              {before}
              <del className={words.removed}>{found}</del>
              {replacement !== '' && <ins className={words.added}>{replacement}</ins>}
              {after}
            </span>
          );
          return (
            <li key={index} className={styles.place}>
              {refused === null && possible && (
                <input
                  type="checkbox"
                  checked={!unticked.has(placeKey(text, index))}
                  onChange={() => toggle(placeKey(text, index))}
                  aria-label={m.replace_tick({ words: `${before}${found}${after}`.trim() })}
                />
              )}
              {show ? (
                <button type="button" className={styles.words} onClick={show}>
                  {marked}
                </button>
              ) : (
                <span className={styles.words}>{marked}</span>
              )}
              {!possible && <small>{m.replace_link_kept()}</small>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '#contract/base/locale.ts';
import type { FoundPlace } from '#text/replacing/replace-places.ts';
import { getLocale } from '../messages/locale.ts';
import styles from './replace.module.css';

interface PlaceRowProps {
  place: FoundPlace;
  /** Language of the text. */
  lang: Locale;
  replacement: string;
  /** Null for a text that the user may not change. */
  tick: { on: boolean; set: (on: boolean) => void } | null;
}

/** A place with the words around it; the whole row ticks it. */
export function PlaceRow({ place, lang, replacement, tick }: PlaceRowProps) {
  const translate = useTranslate();
  const id = useId();
  const { before, found, after, possible } = place;
  const words = (
    <span lang={lang} className={styles.words}>
      {before}
      <del>{found}</del>
      <span className="visually-hidden" lang={getLocale()}>
        {` ${translate(replacement === '' ? 'replace.is_removed' : 'replace.becomes')} `}
      </span>
      {replacement !== '' && <ins>{replacement}</ins>}
      {after}
    </span>
  );
  return (
    <li className={styles.place}>
      {tick ? (
        <label>
          <input
            type="checkbox"
            checked={tick.on}
            disabled={!possible}
            aria-describedby={possible ? undefined : id}
            onChange={({ target }) => tick.set(target.checked)}
          />
          {words}
        </label>
      ) : (
        words
      )}
      {!possible && (
        <small id={id} className={styles.reason}>
          {translate('replace.link_kept')}
        </small>
      )}
    </li>
  );
}

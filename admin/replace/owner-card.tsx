import Launch from '@mui/icons-material/OpenInNew';
import { memo, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { placeKey, possiblePlaces } from '#text/replacing/chosen-places.ts';
import { Chip } from '../lists/cells/cells.tsx';
import type { FoundOwner, OwnerLink } from './found-owners.ts';
import styles from './replace.module.css';
import type { Ticks } from './use-ticks.ts';
import { getLocale, languageNames } from '../messages/locale.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FoundPlace } from '#text/replacing/replace-places.ts';

interface OwnerCardProps extends Ticks {
  owner: FoundOwner;
  replacement: string;
}

/** A record or page with its texts and every place in them. */
export const OwnerCard = memo(function OwnerCard({ owner, replacement, unticked, tick }: OwnerCardProps) {
  const translate = useTranslate();
  const id = useId();
  const { title, kind, link, refused, isLive, isDraft, texts } = owner;
  const keys = texts.flatMap((text) => possiblePlaces(text).map(({ index }) => placeKey(text, index)));
  return (
    <li className={styles.owner} data-refused={refused !== null || undefined}>
      <div className={styles.head}>
        {keys.length > 1 && <TickAll title={title} keys={keys} unticked={unticked} tick={tick} />}
        <h3 id={id}>
          <OwnerTitle title={title} link={link} />
        </h3>
        <span className={styles.kind}>{translate(`entities.${kind}`, { _: kind })}</span>
        {refused === null && isLive && <Chip kind="warn">{translate('replace.live')}</Chip>}
        {refused === null && isDraft && <Chip>{translate('replace.draft')}</Chip>}
      </div>
      {refused !== null && <p className={styles.reason}>{refused}</p>}
      {texts.map((text, at) => (
        <section key={text.key} className={styles.text}>
          <h4 id={`${id}-${at}`}>
            {text.label} <span>· {translate(languageNames[text.locale])}</span>
          </h4>
          <ul aria-labelledby={`${id} ${id}-${at}`}>
            {text.places.map((place) => (
              <PlaceRow
                key={place.index}
                place={place}
                lang={text.locale}
                replacement={replacement}
                tick={
                  refused !== null
                    ? null
                    : {
                        on: place.possible && !unticked.has(placeKey(text, place.index)),
                        set: (on) => tick([placeKey(text, place.index)], on),
                      }
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </li>
  );
});

function OwnerTitle({ title, link }: { title: string; link: OwnerLink | null }) {
  const translate = useTranslate();
  if (!link) return title;
  const { to, leads } = link;
  const content = (
    <>
      {title}
      <Launch aria-hidden="true" />
      <span className="visually-hidden"> ({translate(`replace.opens_${leads}`)})</span>
    </>
  );
  // In a tab of its own: the list and its ticks stay.
  return leads === 'form' ? (
    <Link to={to} target="_blank">
      {content}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}

/** Ticks or unticks all places of an owner. */
function TickAll({ title, keys, unticked, tick }: Ticks & { title: string; keys: readonly string[] }) {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const on = keys.filter((key) => !unticked.has(key)).length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = on > 0 && on < keys.length;
  }, [on, keys.length]);
  return (
    <input
      ref={box}
      type="checkbox"
      checked={on === keys.length}
      aria-label={translate('replace.all_of', { title })}
      onChange={({ target }) => tick(keys, target.checked)}
    />
  );
}

interface PlaceRowProps {
  place: FoundPlace;
  /** Language of the text. */
  lang: Locale;
  replacement: string;
  /** Null for a text that the user may not change. */
  tick: { on: boolean; set: (on: boolean) => void } | null;
}

/** A place with the words around it; the whole row ticks it. */
function PlaceRow({ place, lang, replacement, tick }: PlaceRowProps) {
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

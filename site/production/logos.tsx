import type { Production } from '#contract/programme.ts';
import { m } from '../paraglide/messages.js';
import { Picture } from '../ui/picture.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import styles from './logos.module.css';

/** Marks of those who make it possible. */
export function Logos({ logos }: { logos: Production['logos'] }) {
  return (
    <section className="wrap" aria-labelledby="h-partner">
      <h2 className="unseen" id="h-partner">
        {m.production_partners()}
      </h2>
      <ul className={styles.logos}>
        {logos.map(({ picture, text, link }) => (
          <li key={picture.id}>
            {text !== '' && <p className="note soft">{text}</p>}
            <SmartLink href={link}>
              {/* A mark has a transparent ground: the blurred stand-in would shine through. */}
              <Picture
                picture={{ ...picture, placeholder: '' }}
                alt={picture.alt || text}
                sizes="12rem"
                className={styles.mark}
              />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

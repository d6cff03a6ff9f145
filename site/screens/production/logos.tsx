import type { Production } from '#contract/programme/programme.ts';
import { m } from '#messages/paraglide/messages.js';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './logos.module.css';

/** Logos of sponsors and partners. */
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
              {/* No blurred placeholder: it would be visible through a transparent logo. */}
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

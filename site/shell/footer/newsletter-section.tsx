import { useId } from 'react';
import { Boundary } from '#ui/boundary.tsx';
import type { Newsletter } from '../../content/reading/read-settings.ts';
import { useHouseText } from '../../page/house-text.ts';
import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import styles from '../../newsletter/newsletter-form.module.css';

/** Newsletter form in the footer of every page. */
export function NewsletterSection({ newsletters }: { newsletters: Newsletter[] }) {
  const id = useId();
  return (
    <section className={styles.news} aria-labelledby={id}>
      <h2 id={id}>{useHouseText('newsletter_headline')}</h2>
      <Boundary>
        <NewsletterForm newsletters={newsletters} />
      </Boundary>
    </section>
  );
}

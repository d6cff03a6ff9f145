import type { LoadedProduction } from './load.server.ts';
import { price } from '#text/price.ts';
import { useLocale } from '#ui/locale.ts';
import { useTicketLabel } from '#modules/events/ticket-label.ts';
import { m } from '#messages/paraglide/messages.js';
import { ButtonLink } from '#ui/button.tsx';
import styles from './jump-nav.module.css';

/** True when the production has texts about the work. */
export function hasDescription({
  teaser,
  description,
  synopsis,
  content_notes: notes,
}: LoadedProduction['production']) {
  return [teaser, description, synopsis, notes].some((text) => text !== '');
}

/** Sticky links to the parts of the page, and to tickets of the next event with free seats. */
export function JumpNav({ production }: Pick<LoadedProduction, 'production'>) {
  const locale = useLocale();
  const ticketLabel = useTicketLabel();
  const { title, events, cast, pictures, questions, price_from: from, ticket_link: tickets } = production;
  const parts = [
    ['stueck', m.production_piece(), hasDescription(production)],
    ['termine', m.production_dates(), events.length > 0],
    ['besetzung', m.production_cast(), cast.length > 0],
    ['bilder', m.production_pictures(), pictures.length > 0],
    ['fragen', m.production_questions(), questions.length > 0],
  ] as const;
  return (
    <div className={`stage screen-only ${styles.bar}`}>
      <div className={`wrap ${styles.row}`}>
        <nav aria-label={m.production_on_this_page()} className={styles.nav}>
          <ul>
            {parts.map(
              ([id, name, there]) =>
                there && (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        {tickets !== '' && (
          <ButtonLink
            href={tickets}
            newWindow={false}
            stub={from !== null && from > 0 && m.module_price_from({ price: price(from, locale) })}
          >
            {ticketLabel}
            <span className="unseen"> {m.production_tickets_for({ title })}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

import type { LoadedHome } from './load.server.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { ProductionCard } from '../../teasers/production-card.tsx';
import hang from '../productions/productions-view.module.css';
import { screenAddress } from '../../addresses/screen-address.ts';
import { ArrowLink } from '#ui/button.tsx';
import { ActHead } from './act-head.tsx';
import styles from './home-view.module.css';

/** Featured productions at uneven heights. */
export function Highlights({ productions, season }: Pick<LoadedHome, 'productions' | 'season'>) {
  const locale = useLocale();
  return (
    <section className={`wrap waits ${styles.act}`} aria-labelledby="h-spielplan">
      <ActHead id="h-spielplan" name="home_on_stage" standIn={season?.name} />
      <ul className={hang.hang}>
        {productions.map((production, index) => (
          <ProductionCard key={production.id} production={production} index={index + 1} level={3} />
        ))}
      </ul>
      <div className={`libretto ${styles.after}`}>
        <div className="libretto__text">
          <ArrowLink href={screenAddress('productions', locale)}>{m.home_all_productions()}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

import { shopMarkers } from '#contract/webshop/shop.ts';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import { useHouseText } from '../../page/house-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { phoneAddress } from '#ui/phone-number.ts';
import './shop-area.css';
import styles from './shop-view.module.css';

/** Filled in by the provider only: React renders it as raw HTML and never updates it. */
const area = { __html: `${shopMarkers.top}<div id="webshop"></div>${shopMarkers.bottom}` };

interface ShopViewProps {
  settings: SiteSettings | undefined;
  /** False: there is no shop for the area, and a note tells where to buy tickets. */
  open: boolean;
}

/** The shop's page without the shop. The serving host selects a note by the value of `data-shop`. */
export function ShopView({ settings, open }: ShopViewProps) {
  const name = useHouseText('shop_title');
  const isUsual = name === m.shop_title();
  return (
    <div className={`wrap ${styles.shop}`} data-shop={open ? 'open' : 'away'}>
      <div className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <Hotline settings={settings} />
      </div>
      <div className={styles.area} dangerouslySetInnerHTML={area} />
      <Note
        name="away"
        headline={isUsual ? m.shop_away() : m.shop_away_named({ name })}
        text={m.shop_away_more()}
        settings={settings}
      />
      <Note
        name="gone"
        headline={isUsual ? m.shop_gone() : m.shop_gone_named({ name })}
        text={m.shop_gone_more()}
        settings={settings}
      />
    </div>
  );
}

interface NoteProps {
  /** The value of `data-shop` that shows this note. */
  name: 'away' | 'gone';
  headline: string;
  text: string;
  settings: SiteSettings | undefined;
}

function Note({ name, headline, text, settings }: NoteProps) {
  const locale = useLocale();
  return (
    <section className={styles.note} data-shop-note={name}>
      <h2 className="title">{headline}</h2>
      <p className="lead">{text}</p>
      <Hotline settings={settings} large />
      <p>
        <a className={buttonClass.line} href={screenAddress('events', locale)}>
          <span>{m.shop_to_programme()}</span>
        </a>
      </p>
    </section>
  );
}

function Hotline({ settings, large = false }: { settings: SiteSettings | undefined; large?: boolean }) {
  if (!settings || settings.phone === '') return null;
  return (
    <p className={large ? styles.hotlineLarge : styles.hotline}>
      <span>{m.ticket_hotline()}</span> <a href={phoneAddress(settings.phone)}>{settings.phone}</a>
    </p>
  );
}

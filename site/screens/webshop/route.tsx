import { shopTemplatePath, testShop, shopMarkers } from '#contract/webshop/shop.ts';
import { configContext, queryContext } from '../../content/context.ts';
import { lost, requirePart } from '../../loaders/load-page.server.ts';
import { m } from '#messages/paraglide/messages.js';
import type { ShopFrame } from './shop-frame.ts';
import type { Route } from './+types/route';
import type { SiteSettings } from '../../content/reading/read-settings.ts';
import { useLocale } from '#ui/locale.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import { useHouseText } from '../../page/house-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { phoneAddress } from '#ui/phone-number.ts';
import './shop-area.css';
import styles from './shop-view.module.css';

/** The route of the test shop matches every first part of an address; all but its own are not found. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<ShopFrame & { open: boolean }> {
  const { product, ticketing } = context.get(configContext);
  const shop = 'shop' in params ? params.shop : undefined;
  if (shop !== undefined && (product === undefined || shop !== testShop(product))) return lost({ context });
  await requirePart({ context });
  const { url } = context.get(queryContext);
  return { shop: true, open: url.pathname === shopTemplatePath || ticketing?.url !== undefined };
}

export default function Webshop({ loaderData, matches }: Route.ComponentProps) {
  const root = matches[0].loaderData;
  return <ShopView settings={root?.settings} open={loaderData.open} />;
}

/** Filled in by the provider only: React renders it as raw HTML and never updates it. */
const area = { __html: `${shopMarkers.top}<div id="webshop"></div>${shopMarkers.bottom}` };

interface ShopViewProps {
  settings: SiteSettings | undefined;
  /** False: there is no shop for the area, and a note tells where to buy tickets. */
  open: boolean;
}

/** The shop's page without the shop. The serving host selects a note by the value of `data-shop`. */
function ShopView({ settings, open }: ShopViewProps) {
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

import { html, type Html } from '../html.ts';
import type { Offer } from '../seats.ts';
import { link, type Outcome, page, type Scene, seatsLink } from '../scene.ts';
import { clockTime, day, money } from '../texts.ts';

const shown = 30;

/** The next events on sale. */
export async function eventList(scene: Scene): Promise<Outcome> {
  const { words, catalogue, query } = scene;
  const production = query.get('production');
  const offers = (await catalogue.offers()).filter(
    ({ productionId }) => !production || String(productionId) === production,
  );
  const content =
    offers.length === 0
      ? html`<p>${words.listEmpty}</p>`
      : html`<p class="lead">${words.listLead}</p>
          <div class="evt-event-list">
            <ul id="eventListUl">
              ${offers.slice(0, shown).map((offer) => row(scene, offer))}
            </ul>
          </div>`;
  return page(scene, { title: words.listTitle, content });
}

function row(scene: Scene, offer: Offer): Html {
  const { locale } = scene;
  const { number } = offer;
  const { weekday, date } = day(offer.start, locale);
  return html`<li class="evt-event">
    <div class="evt-event-detail">
      <p class="evt-event-when">
        <span id="event-date-${number}"><span>${weekday}</span> ${date}</span>
        <span id="event-time-${number}" class="evt-event-detail_time">${clockTime(offer.start, locale)}</span>
      </p>
      <div>
        <h3 id="event-title-${number}">${offer.title[locale]}</h3>
        ${offer.subtitle[locale] !== '' && html`<p class="eventSubtitle1">${offer.subtitle[locale]}</p>`}
        <span id="event-location-${number}" class="text-small">${offer.venue[locale]}</span>
      </div>
    </div>
    ${wayToSeats(scene, offer)}
  </li>`;
}

/** The ticket link, or why there is none. */
export function wayToSeats(scene: Scene, offer: Offer): Html {
  const { words, locale } = scene;
  if (offer.from === 0 && offer.to === 0)
    return html`<div class="text-small"><span id="soldtext-${offer.number}">${words.soldOut}</span></div>`;
  return html`<a class="btn btn-primary full-width" href="${seatsLink(scene, offer.number)}" title="${words.toSeats}">
    <span>${words.tickets}</span> <span class="evt-price">${words.from(money(offer.from, locale))}</span>
    <span class="sr-only">${words.ticketsFor(offer.title[locale])}, ${day(offer.start, locale).date}</span></a
  >`;
}

export function goneEvent(scene: Scene): Outcome {
  const { words } = scene;
  const content = html`<p><a class="btn btn-default" href="${link(scene, 'shop')}">${words.allDates}</a></p>`;
  return { ...page(scene, { title: words.goneTitle, content }), status: 404 };
}

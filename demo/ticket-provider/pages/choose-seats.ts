import { maxTickets } from '../box-office.ts';
import { html, type Html } from '../html.ts';
import { type PricedOffer, planOf, type Seat } from '../seats.ts';
import { type Faults, link, type Outcome, page, type Scene, seatsLink } from '../scene.ts';
import { clockTime, day, money } from '../texts.ts';

/** Colours of the price groups; a text beside each says the same. */
const colours = ['#a8102b', '#1d6a73', '#b26a00', '#34489a', '#4f7a1f', '#6e5a50', '#35124a'];
const colourOf = (group: number) => colours[group % colours.length] ?? '#171012';

/** Summary of the event, beside every page about it. */
export function eventMargin(scene: Scene, offer: PricedOffer): Html {
  const { words, locale } = scene;
  const { number } = offer;
  const { weekday, date } = day(offer.start, locale);
  return html`<aside class="evt-event-detail" aria-label="${offer.title[locale]}">
    <p class="evt-event-when">
      <span id="event-date-${number}"><span>${weekday}</span> ${date}</span>
      <span id="event-time-${number}" class="evt-event-detail_time">${clockTime(offer.start, locale)}</span>
    </p>
    <h3 id="event-title-${number}">${offer.title[locale]}</h3>
    ${offer.subtitle[locale] !== '' && html`<p class="eventSubtitle1">${offer.subtitle[locale]}</p>`}
    <p class="text-small"><span id="event-location-${number}">${offer.venue[locale]}</span></p>
    <p class="text-small"><a href="${offer.url[locale]}">${words.more}</a></p>
  </aside>`;
}

/** The event with the ways to choose seats and the other events of its production. */
export async function chooseWay(scene: Scene, offer: PricedOffer): Promise<Outcome> {
  const { words, locale, catalogue, office } = scene;
  const { number } = offer;
  const others = (await catalogue.offers())
    .filter((each) => each.productionId !== null && each.productionId === offer.productionId && each.number !== number)
    .slice(0, 8);
  const { isNumbered } = planOf(offer);
  const free = office.left(offer).free;
  const ways = html`<ul class="evt-ways-to-seats">
    <li>
      <h4>${words.bestSeat}</h4>
      <p>${words.bestSeatText}</p>
      <a class="btn btn-primary" href="${link(scene, 'bestseatselect', { eventId: number, upsellNo: '0' })}"
        >${words.bestSeat}</a
      >
    </li>
    ${
      isNumbered &&
      html`<li>
        <h4>${words.seatMap}</h4>
        <p>${words.seatMapText}</p>
        <a class="btn btn-default" href="${link(scene, 'seatmap', { eventId: number })}">${words.seatMap}</a>
      </li>`
    }
  </ul>`;
  const content = html`<div class="evt-columns">
    ${eventMargin(scene, offer)}
    <div>
      ${free === 0 ? html`<p class="lead" id="soldtext">${words.soldOut}</p>` : ways}
      ${
        others.length > 0 &&
        html`<section class="evt-other-dates" aria-labelledby="other-dates">
          <h3 id="other-dates">${words.otherDates}</h3>
          <ul>
            ${others.map(
              (other) =>
                html`<li>
                  <a href="${seatsLink(scene, other.number)}"
                    >${day(other.start, locale).long}, ${clockTime(other.start, locale)}</a
                  >
                  <span class="text-small">${other.venue[locale]}</span>
                </li>`,
            )}
          </ul>
        </section>`
      }
    </div>
  </div>`;
  return page(scene, { title: words.chooseTitle, step: 0, content });
}

/** The chosen price groups; all if none is chosen. */
function filtered({ query }: Scene, offer: PricedOffer): Set<number> {
  const chosen = query
    .getAll('pricegroup')
    .map(Number)
    .filter((group) => offer.groups[group]);
  return new Set(chosen.length > 0 ? chosen : offer.groups.map((_, group) => group));
}

function groupFilter(scene: Scene, offer: PricedOffer, chosen: Set<number>): Html {
  const { words, locale } = scene;
  if (offer.groups.length < 2) return html``;
  const isNarrowed = chosen.size < offer.groups.length;
  return html`<details class="evt-pricegroup-filter" ${isNarrowed && html` open`}>
    <summary class="btn btn-default btn-sm">${words.filter}</summary>
    <form method="get">
      <input type="hidden" name="eventId" value="${offer.number}" />
      <fieldset>
        <legend class="sr-only">${words.filter}</legend>
        ${offer.groups.map(
          ({ name, full }, group) =>
            html`<label class="checkbox-inline">
              <input type="checkbox" name="pricegroup" value="${group}" ${chosen.has(group) && html` checked`} />
              <span class="circle" style="background:${colourOf(group)}"></span> ${name[locale]},
              ${money(full, locale)}</label
            >`,
        )}
      </fieldset>
      <button class="btn btn-default btn-sm" type="submit">${words.filterShow}</button>
    </form>
  </details>`;
}

/** Quantities by price group; the best seats are found from them. */
export function bestSeatSelect(scene: Scene, offer: PricedOffer, faults?: Faults): Outcome {
  const { words, office } = scene;
  const free = office.freeByGroup(offer);
  const room = office.room(scene.visit);
  const chosen = filtered(scene, offer);
  const content = html`<div class="evt-columns">
    ${eventMargin(scene, offer)}
    <div>
      <p>${words.bestLead(maxTickets)}</p>
      ${groupFilter(scene, offer, chosen)}
      <form
        id="selectionSubmit"
        method="post"
        action="${link(scene, 'bestseatselect', { eventId: offer.number, upsellNo: '0' })}"
      >
        <div class="evt-price-calculator">
          ${offer.groups.map((_, group) => chosen.has(group) && category(scene, offer, { group, free: free[group] ?? 0, room }))}
        </div>
        <button class="btn btn-primary" type="submit">${words.intoCart}</button>
      </form>
    </div>
  </div>`;
  return page(scene, { title: words.bestTitle, step: 0, faults, content });
}

interface GroupState {
  group: number;
  free: number;
  room: number;
}

function category(scene: Scene, offer: PricedOffer, { group, free, room }: GroupState): Html {
  const { words, locale } = scene;
  const found = offer.groups[group];
  if (!found) return html``;
  const isOut = free === 0;
  const max = Math.min(free, Math.max(room, 0));
  const rates = [
    { name: 'full', label: words.full, cents: found.full },
    ...(found.reduced === null ? [] : [{ name: 'reduced', label: words.reduced, cents: found.reduced }]),
  ];
  return html`<div id="category_${group + 1}" class="evt-price-calculator-category">
    <h3 id="seatgroup-${group + 1}">
      <span class="circle" style="background:${colourOf(group)}"></span>${found.name[locale]}
    </h3>
    <p class="text-small">${isOut ? html`<span class="evt-sold-out">${words.soldOut}</span>` : words.free(free)}</p>
    ${rates.map(
      ({ name, label, cents }) =>
        html`<div class="evt-price-calculator-item">
          <label for="${name}-${group}"
            >${label} <span class="evt-price">${money(cents, locale)}</span
            ><span class="sr-only">, ${words.countOf(found.name[locale], label)}</span></label
          >
          <input
            type="number"
            inputmode="numeric"
            id="${name}-${group}"
            name="${name}-${group}"
            min="0"
            max="${max}"
            value="0"
            data-price="${(cents / 100).toFixed(2)}"
            data-max="${max}"
            ${(isOut || max === 0) && html` disabled`}
          />
        </div>`,
    )}
  </div>`;
}

/** The seat map, one checkbox for each seat. */
export function seatMap(scene: Scene, offer: PricedOffer, faults?: Faults): Outcome {
  const { words, locale, office } = scene;
  const { seats } = planOf(offer);
  const taken = office.taken(offer);
  const chosen = filtered(scene, offer);
  const free = office.freeByGroup(offer);
  const rows = [...new Set(seats.map(({ row }) => row))];
  const content = html`<div class="evt-columns">
    ${eventMargin(scene, offer)}
    <div>
      <p>${words.mapLead}</p>
      ${groupFilter(scene, offer, chosen)}
      <form method="post" action="${link(scene, 'seatmap', { eventId: offer.number })}">
        <p class="inh-SeatMap-Stage" aria-hidden="true">${words.stage}</p>
        <div class="inh-SeatMap" role="group" aria-label="${words.seatMap}" tabindex="0">
          ${rows.map(
            (row) =>
              html`<div class="inh-SeatMap-Row" role="group" aria-label="${words.row(row)}">
                <span class="inh-SeatMap-RowNumber" aria-hidden="true">${row}</span>
                ${seats.filter((seat) => seat.row === row).map((seat) => seatBox(scene, offer, seat, taken.has(seat.id) || !chosen.has(seat.group)))}
              </div>`,
          )}
        </div>
        <h3>${words.legend}</h3>
        <ul class="inh-SeatGroupDowndown">
          ${offer.groups.map(
            ({ name, full }, group) =>
              html`<li class="inh-SeatGroupDowndown-FullOptionLine">
                <span class="circle" style="background:${colourOf(group)}"></span>
                <span class="inh-SeatGroupDowndown-NameInOptionLine"
                  >${(free[group] ?? 0) > 0 ? name[locale] : html`<s>${name[locale]}</s> ${words.soldOut}`}</span
                >
                <span class="evt-price">${money(full, locale)}</span>
              </li>`,
          )}
        </ul>
        <button class="btn btn-primary" type="submit">${words.intoCart}</button>
      </form>
    </div>
  </div>`;
  return page(scene, { title: words.mapTitle, step: 0, faults, content });
}

function seatBox(scene: Scene, offer: PricedOffer, { id, row, seat, group }: Seat, isTaken: boolean): Html {
  const { words, locale } = scene;
  const found = offer.groups[group];
  const name = `${words.seat(row, seat)}, ${found ? `${found.name[locale]}, ${money(found.full, locale)}` : ''}`;
  if (isTaken) return html`<span class="inh-SeatMap-Seat inh-SeatMap-Seat--taken" aria-hidden="true"></span>`;
  return html`<label class="inh-SeatMap-Seat" style="--seat:${colourOf(group)}" title="${name}"
    ><input type="checkbox" name="seat" value="${id}" /><span class="sr-only">${name}</span><i aria-hidden="true"></i
  ></label>`;
}

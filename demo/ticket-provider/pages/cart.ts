import { articles, promotionCode } from '../box-office.ts';
import { html, type Html } from '../html.ts';
import type { PricedOffer } from '../seats.ts';
import {
  type Faults,
  link,
  offersOf,
  type Outcome,
  page,
  priceOf,
  type Scene,
  seatName,
  seatsLink,
  sumList,
  sumOf,
} from '../scene.ts';
import type { Ticket } from '../store.ts';
import { clockTime, day, money } from '../texts.ts';

/** The cart with its tickets, further articles and the link to the checkout. */
export async function cart(scene: Scene, faults: Faults = {}): Promise<Outcome> {
  const { words, visit, catalogue } = scene;
  const offers = await offersOf(catalogue, visit.tickets);
  if (visit.tickets.length === 0) {
    const empty = html`<p class="lead">${words.cartEmpty}</p>
      <p><a class="btn btn-default" href="${link(scene, 'shop')}">${words.allDates}</a></p>`;
    return page(scene, { title: words.cartTitle, step: 1, faults, content: empty });
  }
  const content = html`<div class="evt-columns evt-columns--wide">
    <div>
      <form method="post" action="${link(scene, 'cart')}" class="evt-cart">
        <div id="seatList">${[...offers.values()].map((offer) => lines(scene, offer))}</div>
        <p>
          <button class="btn btn-default btn-sm" type="submit" name="do" value="update">${words.update}</button>
          <a class="btn btn-link" href="${seatsLink(scene, visit.event)}">${words.moreSeats}</a>
        </p>
      </form>
      ${upselling(scene)}
    </div>
    <aside class="evt-summary" aria-label="${words.sumTotal}">
      ${sumList(scene, sumOf(scene, visit, offers))} ${promotion(scene, faults)}
      <a
        class="btn btn-primary full-width"
        id="checkoutButton"
        href="${link(scene, visit.account ? 'customer' : 'login')}"
        >${words.toCheckout}</a
      >
    </aside>
  </div>`;
  return page(scene, { title: words.cartTitle, step: 1, faults, content });
}

function lines(scene: Scene, offer: PricedOffer): Html {
  const { locale, visit } = scene;
  return html`<section class="evt-cart-event" aria-labelledby="cart-${offer.number}">
    <h3 id="cart-${offer.number}">${offer.title[locale]}</h3>
    <p class="text-small">
      ${day(offer.start, locale).long}, ${clockTime(offer.start, locale)}, ${offer.venue[locale]}
    </p>
    <ul class="evt-cart-seats">
      ${visit.tickets.map((ticket, n) => ticket.event === offer.number && line(scene, offer, ticket, n))}
    </ul>
  </section>`;
}

function line(scene: Scene, offer: PricedOffer, ticket: Ticket, n: number): Html {
  const { words, locale } = scene;
  const group = offer.groups[ticket.group];
  const name = seatName(scene, offer, ticket);
  const option = (value: string, label: string, chosen: boolean) =>
    html`<option value="${value}" ${chosen && html` selected`}>${label}</option>`;
  return html`<li>
    <span class="evt-cart-seat">${name}<span class="text-small">${group?.name[locale] ?? ''}</span></span>
    <select class="form-control" name="rate-${n}" aria-label="${words.rate(name)}">
      ${option('full', words.full, !ticket.reduced)}
      ${(group?.reduced ?? null) !== null && option('reduced', words.reduced, ticket.reduced)}
    </select>
    <span class="evt-price">${money(priceOf(offer, ticket), locale)}</span>
    <button class="btn btn-link" type="submit" name="remove" value="${n}" aria-label="${words.removeOf(name)}">
      ${words.remove}
    </button>
  </li>`;
}

function upselling(scene: Scene): Html {
  const { words, locale, visit } = scene;
  return html`<section class="evt-upselling" aria-labelledby="upselling">
    <h3 id="upselling">${words.upselling}</h3>
    <form method="post" action="${link(scene, 'cart')}">
      <ul>
        ${Object.entries(articles).map(
          ([name, cents]) =>
            html`<li class="evt-upselling-article">
              <label for="article-${name}"
                >${words.articles[name] ?? name} <span class="evt-price">${money(cents, locale)}</span></label
              >
              <input
                type="number"
                inputmode="numeric"
                id="article-${name}"
                name="article-${name}"
                min="0"
                max="8"
                value="${visit.articles[name] ?? 0}"
                aria-label="${words.articleCount(words.articles[name] ?? name)}"
              />
            </li>`,
        )}
      </ul>
      <button class="btn btn-default btn-sm" type="submit" name="do" value="articles">${words.update}</button>
    </form>
  </section>`;
}

function promotion(scene: Scene, faults: Faults): Html {
  const { words, visit } = scene;
  if (visit.promoted) return html`<p class="alert alert-success">${words.promotionDone(promotionCode)}</p>`;
  return html`<details class="evt-promotion" ${faults.code && html` open`}>
    <summary id="promotionCodeButton" class="btn btn-default full-width">${words.promotion}</summary>
    <form method="post" action="${link(scene, 'cart')}" class="form-group${faults.code ? ' has-error' : ''}">
      <label for="code">${words.promotionLabel}</label>
      <input
        class="form-control"
        id="code"
        name="code"
        autocomplete="off"
        required
        aria-describedby="code-hint"
        ${faults.code && html` aria-invalid="true"`}
      />
      <p class="help-block" id="code-hint">${faults.code ?? words.promotionHint(promotionCode)}</p>
      <button class="btn btn-default btn-sm" type="submit" name="do" value="code">${words.promotionButton}</button>
    </form>
  </details>`;
}

/** The submitted form of the cart. */
export async function changeCart(scene: Scene): Promise<Outcome> {
  const { words, visit, form, store } = scene;
  store.touch();
  const [removed] = form.getAll('remove').map(Number);
  if (form.get('do') === 'code') {
    const code = (form.get('code') ?? '').trim().toUpperCase().replace('Ü', 'UE');
    if (code !== promotionCode) return cart(scene, { code: words.badCode, form: words.badCode });
    visit.promoted = true;
  }
  for (const [n, ticket] of visit.tickets.entries()) {
    const rate = form.get(`rate-${n}`);
    if (rate !== null) ticket.reduced = rate === 'reduced';
  }
  for (const name of Object.keys(articles)) {
    const count = Number(form.get(`article-${name}`) ?? visit.articles[name] ?? 0);
    if (Number.isInteger(count) && count >= 0 && count <= 8) visit.articles[name] = count;
  }
  if (removed !== undefined) visit.tickets = visit.tickets.filter((_, n) => n !== removed);
  if (visit.tickets.length === 0) visit.heldUntil = 0;
  return { to: link(scene, 'cart') };
}

import type { PricedOffer, Offer } from './seats.ts';
import {
  checkPage,
  confirmation,
  customerPage,
  deliveryPage,
  login,
  placeOrder,
  saveCustomer,
  saveDelivery,
  sessionEnd,
  signIn,
  termsPage,
  customerFields,
  readCustomer,
  ticketList,
} from './pages/checkout.ts';
import { bestSeatSelect, chooseWay, seatMap } from './pages/choose-seats.ts';
import { maxTickets, articles, promotionCode, isPassword, makeAccount } from './box-office.ts';
import {
  link,
  type Outcome,
  type Scene,
  seatsLink,
  type Faults,
  offersOf,
  page,
  priceOf,
  seatName,
  sumList,
  sumOf,
  field,
} from './scene.ts';
import { html, type Html } from './html.ts';
import type { Ticket } from './store.ts';
import { clockTime, day, money } from './texts.ts';

type Answer = (scene: Scene) => Outcome | Promise<Outcome>;

/** The pages of the shop by name; a form is sent to the page that shows it. */
const pages: Record<string, { show: Answer; take?: Answer }> = {
  shop: { show: entrance, take: takeAccount },
  eventlist: { show: eventList },
  selectseat: { show: ofEvent(chooseWay) },
  bestseatselect: { show: ofEvent(bestSeatSelect), take: ofEvent(takeBest) },
  seatmap: { show: ofEvent(seatMap), take: ofEvent(takeSeats) },
  cart: { show: (scene) => cart(scene), take: changeCart },
  login: { show: (scene) => login(scene), take: signIn },
  customer: { show: withCart((scene) => customerPage(scene)), take: saveCustomer },
  delivery: { show: withCart(deliveryPage), take: saveDelivery },
  checkout: { show: withCart(checkable), take: withCart(placeOrder) },
  confirmation: { show: confirmation },
  sessionend: { show: sessionEnd },
  terms: { show: termsPage },
  logout: { show: (scene) => ({ to: link(scene, 'shop') }), take: signOut },
};

/** The response of a page of the shop; null if there is no such page or it accepts no form. */
export async function answerPage(name: string, method: 'GET' | 'POST', scene: Scene): Promise<Outcome | null> {
  const found = Object.hasOwn(pages, name) ? pages[name] : undefined;
  const answer = method === 'GET' ? found?.show : found?.take;
  return answer ? answer(scene) : null;
}

/** Entry page: redirects to the event of the website's link, to the account, or to the list of events. */
function entrance(scene: Scene): Outcome | Promise<Outcome> {
  const { query } = scene;
  const event = query.get('event');
  if (event !== null) return { to: seatsLink(scene, event) };
  return query.has('page') ? accountPage(scene) : eventList(scene);
}

function accountPage(scene: Scene): Outcome | Promise<Outcome> {
  if (scene.visit.account === '') return { to: link(scene, 'login') };
  const shown = scene.query.get('page');
  if (shown === 'customerorders.secure') return accountOrders(scene);
  return shown === 'customerpassword.secure' ? accountPassword(scene) : accountDetails(scene);
}

function takeAccount(scene: Scene): Outcome | Promise<Outcome> {
  if (scene.visit.account === '') return { to: link(scene, 'login') };
  return scene.query.get('page') === 'customerpassword.secure' ? savePassword(scene) : saveDetails(scene);
}

function ofEvent(answer: (scene: Scene, offer: PricedOffer) => Outcome | Promise<Outcome>): Answer {
  return async (scene) => {
    const number = scene.query.get('eventId') ?? scene.visit.event;
    const offer = /^\d{1,9}$/.test(number) ? await scene.catalogue.offer(number) : null;
    if (!offer) return goneEvent(scene);
    scene.visit.event = offer.number;
    return answer(scene, offer);
  };
}

function withCart(answer: Answer): Answer {
  return (scene) => (scene.visit.tickets.length === 0 ? { to: link(scene, 'cart') } : answer(scene));
}

function checkable(scene: Scene): Outcome | Promise<Outcome> {
  return scene.visit.customer ? checkPage(scene) : { to: link(scene, 'customer') };
}

function takeBest(scene: Scene, offer: PricedOffer): Outcome {
  const { words, form, office, visit } = scene;
  const count = (name: string) => Math.max(0, Math.trunc(Number(form.get(name)) || 0));
  const wanted = offer.groups.map((_, group) => ({
    group,
    full: count(`full-${group}`),
    reduced: count(`reduced-${group}`),
  }));
  const all = wanted.reduce((sum, { full, reduced }) => sum + full + reduced, 0);
  if (all === 0) return bestSeatSelect(scene, offer, { form: words.noSeats });
  if (all > office.room(visit)) return bestSeatSelect(scene, offer, { form: words.tooMany(maxTickets) });
  if (!office.holdBest(visit, offer, wanted)) return bestSeatSelect(scene, offer, { form: words.notFree });
  return { to: link(scene, 'cart') };
}

function takeSeats(scene: Scene, offer: PricedOffer): Outcome {
  const { words, form, office, visit } = scene;
  const seats = [...new Set(form.getAll('seat'))].map((id) => ({ id, reduced: false }));
  if (seats.length === 0) return seatMap(scene, offer, { form: words.noSeats });
  if (seats.length > office.room(visit)) return seatMap(scene, offer, { form: words.tooMany(maxTickets) });
  if (!office.holdSeats(visit, offer, seats)) return seatMap(scene, offer, { form: words.notFree });
  return { to: link(scene, 'cart') };
}

/** The cart with its tickets, further articles and the link to the checkout. */
async function cart(scene: Scene, faults: Faults = {}): Promise<Outcome> {
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
async function changeCart(scene: Scene): Promise<Outcome> {
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

const shortest = 10;
const part = (scene: Scene, name: string) => link(scene, 'shop', { page: `${name}.secure` });

/** The menu of the account beside one of its pages. */
function framed(scene: Scene, current: string, body: Html, faults: Faults = {}): Outcome {
  const { words, query } = scene;
  const entries: [string, string][] = [
    ['customereditdetails', words.accountData],
    ['customerorders', words.accountOrders],
    ['customerpassword', words.accountPassword],
  ];
  const content = html`<div class="evt-columns">
    <nav id="customerEditMenu" class="evt-customer-menu" aria-label="${words.accountMenu}">
      <ul>
        ${entries.map(([name, label]) => html`<li><a href="${part(scene, name)}" ${name === current && html` aria-current="page"`}>${label}</a></li>`)}
      </ul>
      <form method="post" action="${link(scene, 'logout')}">
        <button class="btn btn-link" type="submit">${words.logout}</button>
      </form>
    </nav>
    <div>
      ${query.get('saved') === 'yes' && html`<p class="alert alert-success" role="status">${words.saved}</p>`} ${body}
    </div>
  </div>`;
  return page(scene, { title: words.accountTitle, faults, content });
}

function accountDetails(scene: Scene, faults: Faults = {}): Outcome {
  const { words } = scene;
  const body = html`<form method="post" action="${part(scene, 'customereditdetails')}">
    ${customerFields(scene, faults)}
    <button class="btn btn-primary" type="submit">${words.save}</button>
  </form>`;
  return framed(scene, 'customereditdetails', body, faults);
}

function saveDetails(scene: Scene): Outcome {
  const { visit, store } = scene;
  const { customer, faults } = readCustomer(scene);
  if (Object.keys(faults).length > 0) return accountDetails(scene, faults);
  const account = store.accounts[visit.account];
  // The e-mail address of the account cannot be changed.
  const next = { ...customer, email: visit.account };
  if (account) account.customer = next;
  visit.customer = next;
  store.touch();
  return { to: `${part(scene, 'customereditdetails')}&saved=yes` };
}

async function accountOrders(scene: Scene): Promise<Outcome> {
  const { words, visit, store, catalogue, locale } = scene;
  const own = Object.values(store.orders)
    .filter(({ account }) => account === visit.account)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, 20);
  const offers = await offersOf(
    catalogue,
    own.flatMap(({ tickets }) => tickets),
  );
  const body =
    own.length === 0
      ? html`<p class="lead">${words.noOrders}</p>`
      : html`${own.map(
          ({ number, at, tickets, articles: bought, total }) =>
            html`<section class="evt-check" aria-labelledby="order-${number}">
              <h3 id="order-${number}">${number}</h3>
              <div>
                <p class="text-small">${day(new Date(at).toISOString(), locale).long}, ${money(total, locale)}</p>
                ${ticketList(scene, offers, tickets, bought)}
              </div>
            </section>`,
        )}`;
  return framed(scene, 'customerorders', body);
}

function accountPassword(scene: Scene, faults: Faults = {}): Outcome {
  const { words } = scene;
  const body = html`<form method="post" action="${part(scene, 'customerpassword')}">
    ${field({ name: 'old', label: words.oldPassword, type: 'password', autocomplete: 'current-password', fault: faults.old })}
    ${field({ name: 'next', label: words.nextPassword, type: 'password', autocomplete: 'new-password', hint: words.shortPassword, fault: faults.next })}
    <button class="btn btn-primary" type="submit">${words.save}</button>
  </form>`;
  return framed(scene, 'customerpassword', body, faults);
}

async function savePassword(scene: Scene): Promise<Outcome> {
  const { words, visit, store, form } = scene;
  const account = store.accounts[visit.account];
  const next = (form.get('next') ?? '').slice(0, 200);
  const isRight = account && (await isPassword(account, (form.get('old') ?? '').slice(0, 200)));
  if (!account || !isRight) return accountPassword(scene, { old: words.badPassword });
  if (next.length < shortest) return accountPassword(scene, { next: words.shortPassword });
  store.accounts[visit.account] = await makeAccount(account.customer, next);
  store.touch();
  return { to: `${part(scene, 'customerpassword')}&saved=yes` };
}

function signOut(scene: Scene): Outcome {
  Object.assign(scene.visit, { account: '', customer: null, order: '' });
  scene.store.touch();
  return { to: link(scene, 'shop') };
}

const shown = 30;

/** The next events on sale. */
async function eventList(scene: Scene): Promise<Outcome> {
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
function wayToSeats(scene: Scene, offer: Offer): Html {
  const { words, locale } = scene;
  if (offer.from === 0 && offer.to === 0)
    return html`<div class="text-small"><span id="soldtext-${offer.number}">${words.soldOut}</span></div>`;
  return html`<a class="btn btn-primary full-width" href="${seatsLink(scene, offer.number)}" title="${words.toSeats}">
    <span>${words.tickets}</span> <span class="evt-price">${words.from(money(offer.from, locale))}</span>
    <span class="sr-only">${words.ticketsFor(offer.title[locale])}, ${day(offer.start, locale).date}</span></a
  >`;
}

function goneEvent(scene: Scene): Outcome {
  const { words } = scene;
  const content = html`<p><a class="btn btn-default" href="${link(scene, 'shop')}">${words.allDates}</a></p>`;
  return { ...page(scene, { title: words.goneTitle, content }), status: 404 };
}

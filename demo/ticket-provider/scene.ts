import type { Locale } from '#contract/base/locale.ts';
import { articles, type BoxOffice } from './box-office.ts';
import type { Catalogue } from './catalogue.ts';
import { type Html, html } from './html.ts';
import type { PricedOffer } from './seats.ts';
import type { Customer, Store, Ticket, Visit } from './store.ts';
import { clockTime, money, type Texts } from './texts.ts';

/** The data of a page of the shop. */
export interface Scene {
  /** First part of the address, `/webshop` or that of the test shop. */
  base: string;
  locale: Locale;
  words: Texts;
  visit: Visit;
  office: BoxOffice;
  store: Store;
  catalogue: Catalogue;
  query: URLSearchParams;
  form: URLSearchParams;
}

/** A page or a redirect. */
export type Outcome = { title: string; content: Html; status?: number } | { to: string };

/** Errors of a form by the name of the field; `form` is for the whole form. */
export type Faults = Record<string, string>;

export function link({ base }: Pick<Scene, 'base'>, name: string, query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `${base}/webticket/${name}${text === '' ? '' : `?${text}`}`;
}

/** Address of the page where seats of an event are chosen. */
export function seatsLink(scene: Pick<Scene, 'base'>, number: string): string {
  return link(scene, 'selectseat', { eventId: number });
}

interface Parts {
  title: string;
  /** Index of the step of the order. */
  step?: number;
  faults?: Faults | undefined;
  content: Html;
}

/** A page of the shop: navigation, steps, errors and content. */
export function page(scene: Scene, { title, step, faults, content }: Parts): { title: string; content: Html } {
  const { words, visit } = scene;
  const count = visit.tickets.length;
  const all = html`<div class="evt-shop">
    <nav class="evt-ways" aria-label="${words.tickets}">
      <a class="evt-back" href="${visit.back}">${words.back}</a>
      <a href="${link(scene, 'shop')}">${words.allDates}</a>
      <a class="evt-cart-link" href="${link(scene, 'cart')}">${words.cart(count)}</a>
      <a href="${link(scene, 'shop', { page: 'customereditdetails.secure' })}">${words.accountMenu}</a>
    </nav>
    ${step !== undefined && steps(words, step)}
    <h2 class="evt-title">${title}</h2>
    ${
      count > 0 &&
      html`<p class="alert alert-info evt-time-limit" role="status">
        ${words.heldUntil(clockTime(visit.heldUntil, scene.locale))}
      </p>`
    }
    ${faults && Object.keys(faults).length > 0 && html`<p class="alert alert-danger" role="alert">${faults.form ?? words.failed}</p>`}
    ${content}
    <p class="evt-demo text-small">${words.demo}</p>
  </div>`;
  return { title, content: all };
}

function steps(words: Texts, current: number): Html {
  return html`<ol class="evt-steps" aria-label="${words.stepsLabel}">
    ${words.steps.map((name, n) => html`<li class="${n < current ? 'done' : ''}" ${n === current ? currentStep : ''}>${name}</li>`)}
  </ol>`;
}
const currentStep = html` aria-current="step"`;

interface FieldParts {
  name: string;
  label: string;
  value?: string;
  type?: string;
  autocomplete?: string;
  hint?: string;
  optional?: boolean;
  /** Shown and sent, but read-only. */
  fixed?: boolean;
  fault?: string | undefined;
}

/** A labelled input with its hint and its error. */
export function field({
  name,
  label,
  value = '',
  type = 'text',
  autocomplete,
  hint,
  optional,
  fixed,
  fault,
}: FieldParts): Html {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ');
  return html`<div class="form-group${fault ? ' has-error' : ''}">
    <label for="${name}">${label}</label>
    <input
      class="form-control"
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : value}"
      ${autocomplete && html` autocomplete="${autocomplete}"`}${!optional && html` required`}${fixed && html` readonly`}${fault && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}
    />
    ${hint && html`<p class="help-block" id="${name}-hint">${hint}</p>`}
    ${fault && html`<p class="help-block evt-fault" id="${name}-fault">${fault}</p>`}
  </div>`;
}

/** A ticket as text: its seat, or that it has none. */
export function seatName({ words }: Pick<Scene, 'words'>, offer: PricedOffer, { seat }: Pick<Ticket, 'seat'>): string {
  const [row, number] = seat.split('-').map(Number);
  return offer.groups.length > 1 ? words.seat(row ?? 0, number ?? 0) : words.anySeat;
}

export function priceOf(offer: PricedOffer, { group, reduced }: Pick<Ticket, 'group' | 'reduced'>): number {
  const found = offer.groups[group];
  return (reduced ? found?.reduced : undefined) ?? found?.full ?? 0;
}

/** The events of a list of tickets, by number; without those that are no longer on sale. */
export async function offersOf(catalogue: Catalogue, tickets: Ticket[]): Promise<Map<string, PricedOffer>> {
  const numbers = [...new Set(tickets.map(({ event }) => event))];
  const found = await Promise.all(numbers.map((number) => catalogue.offer(number)));
  return new Map(found.flatMap((offer) => (offer ? [[offer.number, offer]] : [])));
}

/** The sums of a cart. */
export function sumOf({ office }: Scene, what: Visit, offers: Map<string, PricedOffer>) {
  return office.sum(what, (ticket) => {
    const offer = offers.get(ticket.event);
    return offer ? priceOf(offer, ticket) : 0;
  });
}

/** The lines of a sum, as a list of terms. */
export function sumList({ words, locale }: Scene, sum: ReturnType<BoxOffice['sum']>): Html {
  const line = (name: string, cents: number, always = false) =>
    (cents !== 0 || always) &&
    html`<div>
      <dt>${name}</dt>
      <dd>${money(cents, locale)}</dd>
    </div>`;
  return html`<dl class="evt-sum">
      ${line(words.sumTickets, sum.tickets, true)} ${line(words.sumExtras, sum.extras)}
      ${line(words.sumDiscount, -sum.discount)} ${line(words.sumDelivery, sum.delivery)}
      <div class="evt-total">
        <dt>${words.sumTotal}</dt>
        <dd>${money(sum.total, locale)}</dd>
      </div>
    </dl>
    <p class="text-small">${words.taxes}</p>`;
}

/** The chosen articles with their quantities. */
export function chosenArticles(
  { words }: Scene,
  chosen: Record<string, number>,
): { name: string; count: number; label: string; cents: number }[] {
  return Object.entries(articles).flatMap(([name, cents]) => {
    const count = chosen[name] ?? 0;
    return count > 0 ? [{ name, count, cents, label: words.articles[name] ?? name }] : [];
  });
}

/** The customer as lines of an address. */
export function customerLines({ first, last, street, postalCode, city, email }: Customer): Html {
  return html`${first} ${last}<br />${street}<br />${postalCode} ${city}<br />${email}`;
}

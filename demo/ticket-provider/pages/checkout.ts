import { isPassword, makeAccount, postage } from '../box-office.ts';
import { html, type Html } from '../html.ts';
import {
  chosenArticles,
  customerLines,
  type Faults,
  field,
  link,
  offersOf,
  type Outcome,
  page,
  type Scene,
  seatName,
  sumList,
  sumOf,
} from '../scene.ts';
import type { Customer, Delivery } from '../store.ts';
import { clockTime, day, money } from '../texts.ts';

const deliveries: Delivery[] = ['mobile', 'print', 'counter', 'post'];
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const shortest = 10;

export function login(scene: Scene, faults: Faults = {}): Outcome {
  const { words, form } = scene;
  const email = field({
    name: 'email',
    label: words.email,
    type: 'email',
    autocomplete: 'email',
    value: form.get('email') ?? '',
    fault: faults.email,
  });
  const password = field({
    name: 'password',
    label: words.password,
    type: 'password',
    autocomplete: 'current-password',
  });
  const content = html`<div class="evt-columns evt-columns--even">
    <form id="loginForm" class="evt-login" method="post" action="${link(scene, 'login')}">
      <p>${words.loginLead}</p>
      ${email} ${password}
      <button class="btn btn-primary" type="submit">${words.login}</button>
    </form>
    <section aria-labelledby="guest">
      <h3 id="guest">${words.guestTitle}</h3>
      <p>${words.guestText}</p>
      <a class="btn btn-default" href="${link(scene, 'customer')}">${words.asGuest}</a>
    </section>
  </div>`;
  return page(scene, { title: words.loginTitle, step: 2, faults, content });
}

/** Failed sign-ins of an e-mail address in the last 15 minutes. */
const failures = new Map<string, { count: number; from: number }>();
const maxFailures = 10;
const lockedFor = 15 * 60_000;

export async function signIn(scene: Scene): Promise<Outcome> {
  const { words, visit, form, store } = scene;
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const known = failures.get(email);
  const isLocked = known && known.count >= maxFailures && visit.seenAt - known.from < lockedFor;
  const account = store.accounts[email];
  const isRight = account && !isLocked && (await isPassword(account, (form.get('password') ?? '').slice(0, 200)));
  if (!account || !isRight) {
    if (failures.size > 1000) failures.clear();
    const from = known && visit.seenAt - known.from < lockedFor ? known.from : visit.seenAt;
    failures.set(email, { count: from === known?.from ? known.count + 1 : 1, from });
    return login(scene, { email: words.badPassword, form: words.badPassword });
  }
  failures.delete(email);
  Object.assign(visit, { account: email, customer: account.customer });
  store.touch();
  return {
    to:
      visit.tickets.length > 0 ? link(scene, 'customer') : link(scene, 'shop', { page: 'customereditdetails.secure' }),
  };
}

/** The fields of a customer, as submitted or from the account. */
export function customerFields({ words, visit, form }: Scene, faults: Faults): Html {
  const known = (name: keyof Customer) => form.get(name) ?? visit.customer?.[name] ?? '';
  const one = (name: keyof Customer, label: string, autocomplete: string, type = 'text') =>
    field({
      ...{ name, label, autocomplete, type },
      value: known(name),
      fixed: name === 'email' && visit.account !== '',
      fault: faults[name],
    });
  return html`<div class="evt-customer">
    ${one('first', words.first, 'given-name')} ${one('last', words.last, 'family-name')}
    ${one('email', words.email, 'email', 'email')} ${one('street', words.street, 'street-address')}
    ${one('postalCode', words.postalCode, 'postal-code')} ${one('city', words.city, 'address-level2')}
  </div>`;
}

export function readCustomer({ words, form }: Scene): { customer: Customer; faults: Faults } {
  const text = (name: keyof Customer) => (form.get(name) ?? '').trim().slice(0, 120);
  const customer = {
    first: text('first'),
    last: text('last'),
    email: text('email').toLowerCase(),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
  };
  const faults: Faults = {};
  for (const [name, value] of Object.entries(customer)) if (value === '') faults[name] = words.required;
  if (customer.email !== '' && !address.test(customer.email)) faults.email = words.badEmail;
  return { customer, faults };
}

export function customerPage(scene: Scene, faults: Faults = {}): Outcome {
  const { words, visit } = scene;
  const password = field({
    name: 'password',
    label: words.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    hint: words.newPasswordHint,
    optional: true,
    fault: faults.password,
  });
  const content = html`<form id="customerForm" method="post" action="${link(scene, 'customer')}">
    ${customerFields(scene, faults)} ${visit.account === '' && password}
    <button class="btn btn-primary" type="submit">${words.continue}</button>
  </form>`;
  return page(scene, { title: words.dataTitle, step: 2, faults, content });
}

export async function saveCustomer(scene: Scene): Promise<Outcome> {
  const { words, visit, form, store } = scene;
  const { customer, faults } = readCustomer(scene);
  const password = (form.get('password') ?? '').slice(0, 200);
  if (password !== '' && password.length < shortest) faults.password = words.shortPassword;
  if (password !== '' && visit.account === '' && store.accounts[customer.email]) faults.email = words.takenEmail;
  if (Object.keys(faults).length > 0) return customerPage(scene, faults);
  if (password !== '' && visit.account === '') {
    store.accounts[customer.email] = await makeAccount(customer, password);
    visit.account = customer.email;
  }
  visit.customer = customer;
  store.touch();
  return { to: link(scene, 'delivery') };
}

export function deliveryPage(scene: Scene): Outcome {
  const { words, locale, visit } = scene;
  const content = html`<form method="post" action="${link(scene, 'delivery')}">
    <fieldset class="evt-delivery" id="deliveryOptions">
      <legend class="sr-only">${words.deliveryTitle}</legend>
      ${deliveries.map((name) => {
        const [title, text] = words.deliveries[name] ?? [name, ''];
        return html`<label class="radio" for="delivery-${name}">
          <input
            type="radio"
            id="delivery-${name}"
            name="delivery"
            value="${name}"
            ${visit.delivery === name && html` checked`}
          />
          <span><span class="evt-delivery-name">${title}</span> <span class="text-small">${text}</span></span>
          <span class="evt-price">${name === 'post' ? money(postage, locale) : words.nothing}</span></label
        >`;
      })}
    </fieldset>
    <button class="btn btn-primary" type="submit">${words.continue}</button>
  </form>`;
  return page(scene, { title: words.deliveryTitle, step: 3, content });
}

export function saveDelivery(scene: Scene): Outcome {
  const { visit, form, store } = scene;
  const chosen = deliveries.find((name) => name === form.get('delivery'));
  if (!chosen) return deliveryPage(scene);
  visit.delivery = chosen;
  store.touch();
  return { to: link(scene, 'checkout') };
}

/** The summary before the order is placed. */
export async function checkPage(scene: Scene, faults: Faults = {}): Promise<Outcome> {
  const { words, visit, catalogue } = scene;
  const offers = await offersOf(catalogue, visit.tickets);
  const part = (id: string, title: string, to: string, body: Html) =>
    html`<section class="evt-check" aria-labelledby="${id}">
      <h3 id="${id}">${title}</h3>
      <div>${body}</div>
      <a href="${link(scene, to)}" aria-label="${words.changeOf(title)}">${words.change}</a>
    </section>`;
  const content = html`${part('check-tickets', words.sumTickets, 'cart', ticketList(scene, offers, visit.tickets, visit.articles))}
    ${part('check-data', words.dataTitle, 'customer', html`<p>${visit.customer && customerLines(visit.customer)}</p>`)}
    ${part('check-delivery', words.sumDelivery, 'delivery', html`<p>${words.deliveries[visit.delivery]?.[0] ?? ''}</p>`)}
    <section class="evt-check" aria-labelledby="check-payment">
      <h3 id="check-payment">${words.payment}</h3>
      <div>
        <p>${words.paymentText}</p>
        ${sumList(scene, sumOf(scene, visit, offers))}
      </div>
    </section>
    <form method="post" action="${link(scene, 'checkout')}" class="evt-order">
      <div class="checkbox evt-terms${faults.terms ? ' has-error' : ''}">
        <label for="terms"
          ><input
            type="checkbox"
            id="terms"
            name="terms"
            value="yes"
            required${faults.terms && html` aria-invalid="true" aria-describedby="terms-fault"`}
          />
          ${words.terms}</label
        >
        ${faults.terms && html`<p class="help-block evt-fault" id="terms-fault">${faults.terms}</p>`}
        <p><a href="${link(scene, 'terms')}">${words.termsLink}</a></p>
      </div>
      <button class="btn btn-primary" type="submit">${words.buy}</button>
    </form>`;
  return page(scene, { title: words.checkTitle, step: 4, faults, content });
}

/** Tickets and articles as text. */
export function ticketList(
  scene: Scene,
  offers: Awaited<ReturnType<typeof offersOf>>,
  tickets: Scene['visit']['tickets'],
  articles: Record<string, number>,
): Html {
  const { words, locale } = scene;
  return html`<ul class="evt-tickets">
    ${tickets.map((ticket) => {
      const offer = offers.get(ticket.event);
      if (!offer) return html`<li>${ticket.event}</li>`;
      return html`<li>
        <span class="evt-ticket-title">${offer.title[locale]}</span>
        <span>${day(offer.start, locale).long}, ${clockTime(offer.start, locale)}</span>
        <span
          >${seatName(scene, offer, ticket)}, ${offer.groups[ticket.group]?.name[locale] ?? ''},
          ${ticket.reduced ? words.reduced : words.full}</span
        >
      </li>`;
    })}
    ${chosenArticles(scene, articles).map(({ count, label }) => html`<li>${count} × ${label}</li>`)}
  </ul>`;
}

export async function placeOrder(scene: Scene): Promise<Outcome> {
  const { words, visit, form, office, catalogue } = scene;
  if (form.get('terms') !== 'yes') return checkPage(scene, { terms: words.needTerms, form: words.needTerms });
  if (!visit.customer) return { to: link(scene, 'customer') };
  const offers = await offersOf(catalogue, visit.tickets);
  const made = office.order(visit, visit.customer, sumOf(scene, visit, offers).total);
  return { to: link(scene, made ? 'confirmation' : 'sessionend') };
}

export async function confirmation(scene: Scene): Promise<Outcome> {
  const { words, visit, store, catalogue, locale } = scene;
  const order = store.orders[visit.order];
  if (!order) return { to: link(scene, 'cart') };
  const offers = await offersOf(catalogue, order.tickets);
  const content = html`<p class="lead">${words.doneLead}</p>
    <dl class="evt-sum">
      <div>
        <dt>${words.orderNumber}</dt>
        <dd id="orderNumber">${order.number}</dd>
      </div>
      <div class="evt-total">
        <dt>${words.sumTotal}</dt>
        <dd>${money(order.total, locale)}</dd>
      </div>
    </dl>
    ${ticketList(scene, offers, order.tickets, order.articles)}
    <p>${words.deliveries[order.delivery]?.[0] ?? ''}</p>
    <p><a class="btn btn-default" href="${visit.back}">${words.back}</a></p>`;
  return page(scene, { title: words.doneTitle, content });
}

export function sessionEnd(scene: Scene): Outcome {
  const { words } = scene;
  const content = html`<p class="lead">${words.endText}</p>
    <a class="btn btn-default full-width" href="${link(scene, 'shop')}">${words.continue}</a>`;
  return page(scene, { title: words.endTitle, content });
}

export function termsPage(scene: Scene): Outcome {
  const { words, visit } = scene;
  const content = html`${words.termsText.map((text) => html`<p>${text}</p>`)}
  ${visit.tickets.length > 0 && html`<p><a class="btn btn-default" href="${link(scene, 'checkout')}">${words.checkTitle}</a></p>`}`;
  return page(scene, { title: words.termsTitle, content });
}

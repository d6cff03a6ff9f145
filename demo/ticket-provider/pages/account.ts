import { isPassword, makeAccount } from '../box-office.ts';
import { html, type Html } from '../html.ts';
import { type Faults, field, link, offersOf, type Outcome, page, type Scene } from '../scene.ts';
import { day, money } from '../texts.ts';
import { customerFields, readCustomer, ticketList } from './checkout.ts';

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

export function accountDetails(scene: Scene, faults: Faults = {}): Outcome {
  const { words } = scene;
  const body = html`<form method="post" action="${part(scene, 'customereditdetails')}">
    ${customerFields(scene, faults)}
    <button class="btn btn-primary" type="submit">${words.save}</button>
  </form>`;
  return framed(scene, 'customereditdetails', body, faults);
}

export function saveDetails(scene: Scene): Outcome {
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

export async function accountOrders(scene: Scene): Promise<Outcome> {
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
          ({ number, at, tickets, articles, total }) =>
            html`<section class="evt-check" aria-labelledby="order-${number}">
              <h3 id="order-${number}">${number}</h3>
              <div>
                <p class="text-small">${day(new Date(at).toISOString(), locale).long}, ${money(total, locale)}</p>
                ${ticketList(scene, offers, tickets, articles)}
              </div>
            </section>`,
        )}`;
  return framed(scene, 'customerorders', body);
}

export function accountPassword(scene: Scene, faults: Faults = {}): Outcome {
  const { words } = scene;
  const body = html`<form method="post" action="${part(scene, 'customerpassword')}">
    ${field({ name: 'old', label: words.oldPassword, type: 'password', autocomplete: 'current-password', fault: faults.old })}
    ${field({ name: 'next', label: words.nextPassword, type: 'password', autocomplete: 'new-password', hint: words.shortPassword, fault: faults.next })}
    <button class="btn btn-primary" type="submit">${words.save}</button>
  </form>`;
  return framed(scene, 'customerpassword', body, faults);
}

export async function savePassword(scene: Scene): Promise<Outcome> {
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

export function signOut(scene: Scene): Outcome {
  Object.assign(scene.visit, { account: '', customer: null, order: '' });
  scene.store.touch();
  return { to: link(scene, 'shop') };
}

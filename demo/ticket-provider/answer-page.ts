import type { PricedOffer } from './seats.ts';
import { accountDetails, accountOrders, accountPassword, saveDetails, savePassword, signOut } from './pages/account.ts';
import { cart, changeCart } from './pages/cart.ts';
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
} from './pages/checkout.ts';
import { bestSeatSelect, chooseWay, seatMap } from './pages/choose-seats.ts';
import { eventList, goneEvent } from './pages/event-list.ts';
import { maxTickets } from './box-office.ts';
import { link, type Outcome, type Scene, seatsLink } from './scene.ts';

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
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  const answer = method === 'GET' ? page?.show : page?.take;
  return answer ? answer(scene) : null;
}

/** Entry page: redirects to the event of the website's link, to the account, or to the list of events. */
function entrance(scene: Scene): Outcome | Promise<Outcome> {
  const { query } = scene;
  const event = query.get('event');
  if (event !== null) return { to: seatsLink(scene, event) };
  return query.has('page') ? account(scene) : eventList(scene);
}

function account(scene: Scene): Outcome | Promise<Outcome> {
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

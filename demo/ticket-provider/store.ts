import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#contract/base/locale.ts';

/** A ticket in a cart or in an order. */
export interface Ticket {
  event: string;
  seat: string;
  group: number;
  reduced: boolean;
}

export interface Customer {
  first: string;
  last: string;
  email: string;
  street: string;
  postalCode: string;
  city: string;
}

export type Delivery = 'mobile' | 'print' | 'counter' | 'post';

/** The visit of a customer, found by the secret in their cookie. */
export interface Visit {
  locale: Locale;
  /** Page of the website that they came from. */
  back: string;
  /** The event they looked at last. */
  event: string;
  tickets: Ticket[];
  /** Quantity of each article. */
  articles: Record<string, number>;
  promoted: boolean;
  /** End of the cart's time in milliseconds since 1970; 0 while the cart is empty. */
  heldUntil: number;
  customer: Customer | null;
  /** E-mail of the account they are signed in with. */
  account: string;
  delivery: Delivery;
  /** Their last order, for the confirmation page. */
  order: string;
  seenAt: number;
}

export interface Order {
  number: string;
  at: number;
  tickets: Ticket[];
  articles: Record<string, number>;
  promoted: boolean;
  customer: Customer;
  delivery: Delivery;
  /** Cents. */
  total: number;
  account: string;
}

export interface Account {
  customer: Customer;
  salt: string;
  hash: string;
}

interface StoredData {
  /** Sold seats of each event with orders, including those sold before. */
  sold: Record<string, string[]>;
  visits: Record<string, Visit>;
  orders: Record<string, Order>;
  accounts: Record<string, Account>;
}

export interface Store extends StoredData {
  /** Schedules a write to disk after a change. */
  touch(): void;
  /** Writes pending changes at once. */
  close(): void;
}

const delay = 300;

/** The provider's data: in memory and in one file, which is replaced as a whole. */
export function openStore(file: string): Store {
  const data: StoredData = { sold: {}, visits: {}, orders: {}, accounts: {}, ...read(file) };
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    mkdirSync(path.dirname(file), { recursive: true });
    const { sold, orders, accounts } = data;
    // Visits without tickets, account or order are not stored.
    const visits = Object.fromEntries(
      Object.entries(data.visits).filter(([, { tickets, account, order }]) => tickets.length > 0 || account || order),
    );
    writeFileSync(`${file}.new`, JSON.stringify({ sold, visits, orders, accounts }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return Object.assign(data, {
    touch() {
      timer ??= setTimeout(write, delay).unref();
    },
    close() {
      clearTimeout(timer);
      if (timer) write();
    },
  });
}

/** The file was written by `openStore`. */
function read(file: string): Partial<StoredData> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<StoredData>;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return {};
    throw error;
  }
}

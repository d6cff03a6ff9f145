import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#contract/base/locale.ts';

/** A place in a cart or in an order. */
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

/** What a visitor has in hand, by the secret in their cookie. */
export interface Visit {
  locale: Locale;
  /** Page of the website that they came from. */
  back: string;
  /** The event they looked at last. */
  event: string;
  tickets: Ticket[];
  /** Number of each article. */
  articles: Record<string, number>;
  promoted: boolean;
  /** Milliseconds; 0 while nothing is held. */
  heldUntil: number;
  customer: Customer | null;
  /** E-mail of the account they are signed in with. */
  account: string;
  delivery: Delivery;
  /** Their last order, to be shown once more. */
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

interface Kept {
  /** Taken seats of each event that somebody has ordered for, those sold before included. */
  sold: Record<string, string[]>;
  visits: Record<string, Visit>;
  orders: Record<string, Order>;
  accounts: Record<string, Account>;
}

export interface Store extends Kept {
  /** Says that something has changed; it is on the disk a moment later. */
  touch(): void;
  /** Writes at once what is not written yet. */
  close(): void;
}

const delay = 300;

/** The provider's own data: in memory, and in one file that is replaced whole. */
export function openStore(file: string): Store {
  const kept: Kept = { sold: {}, visits: {}, orders: {}, accounts: {}, ...read(file) };
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    mkdirSync(path.dirname(file), { recursive: true });
    const { sold, orders, accounts } = kept;
    // Who only looked around begins anew after a restart.
    const visits = Object.fromEntries(
      Object.entries(kept.visits).filter(([, { tickets, account, order }]) => tickets.length > 0 || account || order),
    );
    writeFileSync(`${file}.new`, JSON.stringify({ sold, visits, orders, accounts }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return Object.assign(kept, {
    touch() {
      timer ??= setTimeout(write, delay).unref();
    },
    close() {
      clearTimeout(timer);
      if (timer) write();
    },
  });
}

function read(file: string): Partial<Kept> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Kept>;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return {};
    throw error;
  }
}

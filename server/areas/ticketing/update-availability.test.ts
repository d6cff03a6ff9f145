import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { makeEvent } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { openProvider } from '#tests/ticket-provider.ts';
import { events } from '../../db/tables/programme.ts';
import { createProviderClient, ProviderFault } from './provider-client.ts';
import { readExport } from './read-export.ts';
import { startAvailabilityUpdates, updateAvailability } from './update-availability.ts';

const xml = (...entries: string[]) => `<?xml version="1.0"?><veranstaltungen>${entries.join('')}</veranstaltungen>`;
const entry = (id: string, parts: Record<string, string | string[]>) =>
  `<veranstaltung id="${id}">${Object.entries(parts)
    .flatMap(([name, value]) => [value].flat().map((each) => `<${name}>${each}</${name}>`))
    .join('')}</veranstaltung>`;

it('the export of a provider gives the availability from the number of places, or from the status if there is no number', () => {
  const read = readExport(
    xml(
      entry('1', {
        titel: 'Carmen &amp; Co',
        kapazitaet: '300',
        absolutfreieplaetze: '30',
        status: '0',
        preis: ['96,00', '12,50'],
      }),
      entry('2', { kapazitaet: '300', absolutfreieplaetze: '29' }),
      entry('3', { kapazitaet: '300', absolutfreieplaetze: '0', preis1: '8,00' }),
      entry('4', { status: '1', preis1: '96', preis2: '72' }),
      entry('5', { status: '2', preis: 'auf Anfrage' }),
      entry('6', { titel: 'Führung' }),
      entry('7', { status: '2', preis: ['96,00', '0,00', '24,00'] }),
      entry('8', { status: '2', preis: '0,00' }),
    ),
  );
  expect(read).toEqual([
    { number: '1', availability: 'available', priceFrom: 12.5 },
    { number: '2', availability: 'few', priceFrom: undefined },
    { number: '3', availability: 'sold_out', priceFrom: 8 },
    { number: '4', availability: 'few', priceFrom: 72 },
    { number: '5', availability: 'available', priceFrom: undefined },
    { number: '7', availability: 'available', priceFrom: 24 },
    { number: '8', availability: 'available', priceFrom: 0 },
  ]);
});

it.each(['', 'Wartung', '<html><body>', '<a></b>', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'])(
  'the export of a provider is rejected if invalid: %s',
  (text) => {
    expect(() => readExport(text)).toThrow();
  },
);

const backend = await sharedBackend();
let provider = await openProvider();
afterAll(() => provider.close());
const request = createProviderClient();
const answerWith = (text: string, status = 200) => {
  provider.answer = (_, outgoing) => outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(text);
};
const event = async (overrides: Parameters<typeof makeEvent>[1]) => (await makeEvent(backend.ctx, overrides)).id;
const stored = async (id: number) => {
  const [row] = await backend.ctx.db.select().from(events).where(eq(events.id, id));
  return [row?.availability, row?.priceFrom, row?.priceTo];
};
const context = () => ({
  ...backend.ctx,
  config: { ...backend.ctx.config, ticketing: { ...backend.ctx.config.ticketing, url: provider.url } },
});

it('updating availability stores availability and lowest price, and invalidates the pages that show them', async () => {
  const few = await event({
    externalId: '11',
    availability: 'available',
    priceFrom: 800,
    priceTo: 9600,
  });
  const out = await event({ externalId: '12', availability: 'few', priceFrom: 800 });
  const same = await event({
    externalId: '13',
    availability: 'available',
    priceFrom: 1250,
    priceTo: 9600,
  });
  const cancelled = await event({ externalId: '14', availability: 'cancelled' });
  const unknown = await event({ externalId: '15', availability: 'available' });
  const dearer = await event({
    externalId: '16',
    availability: 'available',
    priceFrom: 800,
    priceTo: 900,
  });
  answerWith(
    xml(
      entry('11', { kapazitaet: '100', absolutfreieplaetze: '3', preis: '24,00' }),
      entry('12', { kapazitaet: '100', absolutfreieplaetze: '0' }),
      entry('13', { status: '2', preis: ['96,00', '12,50'] }),
      entry('14', { status: '2' }),
      entry('16', { status: '2', preis: '20' }),
      entry('99', { status: '2' }),
    ),
  );
  const dropped: string[] = [];
  backend.changes.onInvalidate((tags) => dropped.push(...(tags ?? [])));
  const changed = await updateAvailability(context(), request);
  expect(changed.toSorted((a, b) => a - b)).toEqual([few, out, dearer]);
  expect(provider.requested.at(-1)?.url).toBe('/webshop/export/export');
  expect(await stored(few)).toEqual(['few', 2400, 9600]);
  expect(await stored(out)).toEqual(['sold_out', 800, null]);
  expect(await stored(same)).toEqual(['available', 1250, 9600]);
  expect((await stored(cancelled))[0]).toBe('cancelled');
  expect((await stored(unknown))[0]).toBe('available');
  expect(await stored(dearer)).toEqual(['available', 2000, 2000]);
  expect(dropped).toEqual(expect.arrayContaining([`event:${few}`, `event:${out}`]));
  expect(await updateAvailability(context(), request)).toEqual([]);
});

it('updating availability keeps the price of a sold-out event for tickets that come back in an export without prices', async () => {
  const id = await event({ externalId: '19', availability: 'few', priceFrom: 800, priceTo: 9600 });
  answerWith(xml(entry('19', { kapazitaet: '100', absolutfreieplaetze: '0' })));
  await updateAvailability(context(), request);
  answerWith(xml(entry('19', { kapazitaet: '100', absolutfreieplaetze: '2' })));
  expect(await updateAvailability(context(), request)).toEqual([id]);
  expect(await stored(id)).toEqual(['few', 800, 9600]);
});

it('updating availability names an event that is refused and goes on with those after it', async () => {
  const [start, end] = [new Date('2099-01-02T19:00:00Z'), new Date('2099-01-01T19:00:00Z')];
  const refused = await event({ externalId: '17', availability: 'available', start, end });
  const after = await event({ externalId: '18', availability: 'available' });
  answerWith(xml(entry('17', { status: '0' }), entry('18', { status: '0' })));
  expect(await updateAvailability(context(), request)).toEqual([after]);
  expect((await stored(refused))[0]).toBe('available');
  expect(takeConsoleErrors()).toMatchObject([expect.stringContaining(`event ${refused}: `)]);
  await backend.ctx.db.delete(events).where(eq(events.id, refused));
});

it.each<[string, number]>([
  ['Wartung', 200],
  [xml(), 500],
])('updating availability keeps the stored values when the provider sends %s with %i', async (text, status) => {
  answerWith(text, status);
  await expect(updateAvailability(context(), request)).rejects.toThrow(ProviderFault);
});

it('updating availability repeats periodically, and soon after an order; several orders cause one request', async () => {
  const soon = await event({ externalId: '21', availability: 'available' });
  answerWith(xml(entry('21', { status: '2' })));
  provider.requested.length = 0;
  const availability = startAvailabilityUpdates(context(), 3_600_000);
  await vi.waitFor(() => expect(provider.requested).toHaveLength(1));
  answerWith(xml(entry('21', { status: '0' })));
  for (let orders = 0; orders < 5; orders += 1) availability.soon();
  await vi.waitFor(async () => expect((await stored(soon))[0]).toBe('sold_out'), { timeout: 5000 });
  expect(provider.requested).toHaveLength(2);
  await provider.close();
  availability.soon();
  await availability.close();
  expect(takeConsoleErrors()).toEqual([]);
  provider = await openProvider();
});

it('updating availability waits for a slow provider once, however many orders there are meanwhile', async () => {
  const answers: (() => void)[] = [];
  const slow = vi.fn(
    () => new Promise<never>((_, reject) => answers.push(() => reject(new ProviderFault('slow', '')))),
  );
  const availability = startAvailabilityUpdates(context(), 3_600_000, slow);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
  for (let orders = 0; orders < 3; orders += 1) {
    availability.soon();
    await pause(450);
  }
  answers[0]?.();
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2));
  answers[1]?.();
  await pause(50);
  expect(slow).toHaveBeenCalledTimes(2);
  await availability.close();
});

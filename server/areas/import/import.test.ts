import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ImportResult, importResultSchema } from '#contract/office/import-api.ts';
import {
  categoryId,
  makeEvent,
  makeFestival,
  makePerson,
  makePersonCategory,
  makeProduction,
  makeSeason,
  venueId,
} from '#tests/factories/rows.ts';
import { both } from '#tests/factories/resource.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { openProvider } from '#tests/ticket-provider.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { persons } from '../../db/tables/people.ts';
import { events } from '../../db/tables/programme.ts';

// Whether an event is over when its date changes.
vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const editor = await backend.signIn('publisher');
await backend.ctx.db.delete(auditLog);
afterAll(() => void vi.useRealTimers());

async function send(what: string, body: BodyInit, query = '') {
  const answer = await backend.app.request(`/de/api/import/${what}/?${query}`, {
    method: 'POST',
    headers: editor,
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
async function take(what: string, body: BodyInit, query = ''): Promise<ImportResult> {
  const answer = await send(what, body, query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return importResultSchema.parse(answer.body);
}
const outcomes = ({ rows }: ImportResult) => rows.map(({ outcome }) => outcome);

describe('the ticket provider’s export', () => {
  const event = (number: string, parts: string) => `<veranstaltung id="${number}">\n${parts}\n</veranstaltung>`;
  const file = (...all: string[]) => `<?xml version="1.0"?>\n<veranstaltungen>\n${all.join('\n')}\n</veranstaltungen>`;
  const salome =
    '<titel>Salome</titel><untertitel>Strauss</untertitel><datum>01.12.2026</datum><veranstaltungsbeginn>1930</veranstaltungsbeginn><spielort id="1">Grosses Haus</spielort><genre>Oper</genre><preis1>12,50</preis1><preis2>99,00</preis2><kapazitaet>1000</kapazitaet><absolutfreieplaetze>80</absolutfreieplaetze><ticketlink>https://tickets.example/1</ticketlink>';
  let known: { id: number };
  beforeAll(async () => {
    await venueId(backend.ctx, 'grosses-haus', both('Großes Haus'));
    await categoryId(backend.ctx, 'oper');
    await makeProduction(backend.ctx, { title: both('Salome') });
    known = await makeEvent(backend.ctx, {
      title: both('Unser Titel', 'Our title'),
      start: new Date('2026-12-05T18:30:00Z'),
      end: new Date('2026-12-05T20:30:00Z'),
      externalId: '7',
    });
  });
  const tosca =
    '<titel>TOSCA</titel><datum>2026-12-06</datum><veranstaltungsbeginn>20:00</veranstaltungsbeginn><preis>10,00</preis><status>0</status>';
  const mixed = file(
    event('1', salome),
    event('7', tosca),
    event('8', '<titel>Ohne Tag</titel><veranstaltungsbeginn>1930</veranstaltungsbeginn>'),
    event('9', salome.replace('Grosses Haus', 'Zelt')),
    event('1', salome),
    event('', salome),
  );

  it('reports the changes in a dry run and saves nothing', async () => {
    const before = await backend.ctx.db.select().from(events);
    const result = await take('events', mixed);
    expect(result).toMatchObject({ dry_run: true, counts: { created: 1, changed: 1, unchanged: 0, wrong: 4 } });
    expect(result.rows[0]).toMatchObject({ line: 3, id: null, key: '1', title: 'Salome' });
    expect(result.rows[0]?.differences).toEqual(
      expect.arrayContaining([
        { field: 'title.de', before: '', after: 'Salome' },
        { field: 'price_from', before: '', after: '12.5' },
        { field: 'availability', before: '', after: 'few' },
        { field: 'start', before: '', after: '2026-12-01T19:30:00+01:00' },
      ]),
    );
    expect(result.rows[1]).toMatchObject({ id: known.id, key: '7' });
    expect(result.rows[1]?.differences.map(({ field }) => field).toSorted()).toEqual(
      ['availability', 'end', 'previous_dates', 'price_from', 'price_to', 'start'].toSorted(),
    );
    expect(result.rows.slice(2).map(({ line, issues }) => [line, issues[0]?.path, issues[0]?.message])).toEqual([
      [9, 'start', 'Der Tag fehlt oder ist keiner, etwa 01.12.2026'],
      [12, 'venue_id', 'Es gibt keinen Spielort „Zelt“'],
      [15, '', 'Das kommt in der Datei zweimal vor'],
      [18, 'external_id', 'Die Nummer beim Ticketanbieter fehlt'],
    ]);
    expect(await backend.ctx.db.select().from(events)).toEqual(before);
    expect(await backend.ctx.db.$count(auditLog)).toBe(0);
  });

  it('imports valid entries despite wrong ones; a second run changes nothing', async () => {
    const result = await take('events', mixed, 'dry_run=false&state=public');
    expect(result.counts).toEqual({ created: 1, changed: 1, unchanged: 0, wrong: 4 });
    const made = result.rows[0]?.id ?? 0;
    const shown = await backend.app.request(`/de/api/events/${made}/`);
    expect(await shown.json()).toMatchObject({ title: 'Salome', availability: 'few', price_from: 12.5 });
    const stored = await backend.app.request(`/de/api/events/${known.id}/?translations=all`, { headers: editor });
    expect(await stored.json()).toMatchObject({
      title: both('Unser Titel', 'Our title'),
      start: '2026-12-06T20:00:00+01:00',
      end: '2026-12-06T22:00:00+01:00',
      availability: 'sold_out',
      price_from: 10,
    });
    expect(outcomes(await take('events', mixed, 'dry_run=false'))).toEqual([
      'unchanged',
      'unchanged',
      ...Array.from({ length: 4 }, () => 'wrong'),
    ]);
    const acts = (await backend.ctx.db.select().from(auditLog)).map(({ action }) => action);
    expect(acts.toSorted()).toEqual(['changed', 'created', 'imported', 'imported']);
  });

  it('makes new events drafts unless told otherwise, and leaves the state of others as it is', async () => {
    const result = await take('events', file(event('31', tosca), event('7', tosca)), 'dry_run=false');
    const [made = 0, changed = 0] = result.rows.map(({ id }) => id);
    expect((await backend.app.request(`/de/api/events/${made}/`)).status).toBe(404);
    expect((await backend.app.request(`/de/api/events/${changed}/`)).status).toBe(200);
  });

  it('finds the festival or series by name or slug, shows it in the dry run and refuses an unknown one', async () => {
    const festival = await makeFestival(backend.ctx);
    const entry = (name: string) => file(event('7', `${tosca}<reihe>${name}</reihe>`));
    const [row] = (await take('events', entry('Baroque Festival'))).rows;
    expect(row?.differences).toContainEqual({ field: 'festival_id', before: '', after: 'Barockfest' });
    expect(outcomes(await take('events', entry('barockfest'), 'dry_run=false'))).toEqual(['changed']);
    expect(outcomes(await take('events', entry(''), 'dry_run=false'))).toEqual(['unchanged']);
    const stored = await backend.app.request(`/de/api/events/${known.id}/?translations=all`, { headers: editor });
    expect(await stored.json()).toMatchObject({ festival_id: festival.id });
    const exported = await backend.app.request(`/de/api/events/csv/?translations=all&ids=${known.id}`, {
      headers: editor,
    });
    expect(await exported.text()).toContain('Barockfest');
    expect((await take('events', entry('Unbekannt'))).rows[0]?.issues).toMatchObject([{ path: 'festival_id' }]);
  });

  it('takes the English title of a new event from the production with the same German one', async () => {
    const { id } = await makeProduction(backend.ctx, { title: both('Die Zauberflöte', 'The Magic Flute') });
    const flute = salome.replace('<titel>Salome', '<titel>Die Zauberflöte');
    const { rows } = await take('events', file(event('71', flute)), 'dry_run=false');
    const [stored] = await backend.ctx.db
      .select()
      .from(events)
      .where(eq(events.id, rows[0]?.id ?? 0));
    expect(stored).toMatchObject({ productionId: id, title: both('Die Zauberflöte', 'The Magic Flute') });
  });

  it('of several productions with the title of a new event takes that of its season', async () => {
    const ids = [];
    for (const year of [2026, 2027]) {
      const years = { startsOn: `${year}-08-01`, endsOn: `${year + 1}-07-31` };
      const season = await makeSeason(backend.ctx, `spielzeit-${year}`, years);
      ids.push((await makeProduction(backend.ctx, { title: both('Lulu'), seasonId: season.id })).id);
    }
    const lulu = salome.replace('<titel>Salome', '<titel>Lulu');
    const { rows } = await take(
      'events',
      file(event('72', lulu), event('73', lulu.replace('2026', '2027'))),
      'dry_run=false',
    );
    const found = rows.map(async ({ id }) => {
      const [stored] = await backend.ctx.db
        .select()
        .from(events)
        .where(eq(events.id, id ?? 0));
      return stored?.productionId;
    });
    expect(await Promise.all(found)).toEqual(ids);
  });

  it('imports titles only when requested; English titles stay', async () => {
    await take('events', file(event('7', tosca)), 'dry_run=false&texts=true');
    const stored = await backend.app.request(`/de/api/events/${known.id}/?translations=all`, { headers: editor });
    expect(await stored.json()).toMatchObject({ title: both('TOSCA', 'Our title') });
  });

  it('does not change the status of cancelled events', async () => {
    await backend.ctx.db.update(events).set({ availability: 'cancelled' });
    expect(outcomes(await take('events', file(event('7', tosca)), 'dry_run=false'))).toEqual(['unchanged']);
  });

  it('accepts any encoding and refuses other files', async () => {
    for (const [text, message] of [
      ['kein XML', 'Diese Datei ist kein XML'],
      ['<liste/>', 'In dieser Datei stehen keine Termine: veranstaltung fehlt'],
    ] as const) {
      expect(await send('events', text)).toMatchObject({ status: 422, body: { issues: [{ path: '', message }] } });
    }
    const latin = `<?xml version="1.0" encoding="ISO-8859-1"?><v>${event('20', salome.replace('Salome', 'Götter'))}</v>`;
    expect((await take('events', Buffer.from(latin, 'latin1'))).rows[0]?.title).toBe('Götter');
    // What a file says of itself may be wrong.
    expect((await take('events', Buffer.from(latin))).rows[0]?.title).toBe('Götter');
    const windows = Buffer.from(latin.replace('ISO-8859-1', 'UTF-8'), 'latin1');
    expect((await take('events', windows)).rows[0]?.title).toBe('Götter');
    expect((await send('events', '', 'source=provider')).status).toBe(409);
    const provider = await openProvider();
    provider.answer = (_, outgoing) => outgoing.writeHead(200).end(Buffer.from(latin, 'latin1'));
    const { ticketing } = backend.ctx.config;
    ticketing.url = provider.url;
    expect((await take('events', '', 'source=provider')).rows[0]?.title).toBe('Götter');
    ticketing.url = undefined;
    await provider.close();
  });
});

it('a table of persons is imported by id or name; empty cells change nothing', async () => {
  const mara = await makePerson(backend.ctx, 'Mara Lind');
  for (const _ of [1, 2]) await makePerson(backend.ctx, 'Zweimal Da');
  await makePersonCategory(backend.ctx, 'ensemble', []);
  const csv = [
    'Name;Beruf;Beruf_en;Biografie;Online;Kategorien;id;Notiz',
    'MARA LIND;Sopran;;;ja;ensemble;;egal',
    'Neu Person;"Bass; Bariton";bass;"Zeile 1\nZeile 2\n\nAbsatz <2>";;;;',
    'Zweimal Da;;;;;;;',
    'Falsch;;;;vielleicht;;;',
    'Fremd;;;;;Orchester;;',
    ';;;;;;99999;',
    ';;;;;;;',
  ].join('\r\n');
  const result = await take('persons', csv, 'dry_run=false');
  expect(result.rows.map(({ line, outcome, issues }) => [line, outcome, issues[0]?.message])).toEqual([
    [2, 'changed', undefined],
    [3, 'created', undefined],
    [7, 'wrong', 'Diesen Namen gibt es mehrmals; bitte die Kennung (id) angeben'],
    [8, 'wrong', 'Bitte ja oder nein schreiben'],
    [9, 'wrong', 'Es gibt keine Kategorie „Orchester“'],
    [10, 'wrong', 'Es gibt niemanden mit der Kennung 99999'],
  ]);
  expect(result.rows[0]).toMatchObject({ id: mara.id });
  const rows = await backend.ctx.db.select().from(persons);
  const made = rows.find(({ name }) => name === 'Neu Person');
  expect(made).toMatchObject({
    profession: both('Bass; Bariton', 'bass'),
    biography: both('<p>Zeile 1<br>Zeile 2</p><p>Absatz &lt;2&gt;</p>'),
    isOnline: false,
  });
  expect(rows.find(({ id }) => id === mara.id)?.profession.de).toBe('Sopran');
});

it('a table of persons may be in Windows-1252, as Excel writes it', async () => {
  const { rows } = await take('persons', Buffer.from('name;fach\nJörg Müßig;Tenor', 'latin1'));
  expect(rows).toMatchObject([{ title: 'Jörg Müßig', outcome: 'created' }]);
});

it('a table of persons accepts our own export', async () => {
  const exported = await backend.app.request('/de/api/persons/csv/?translations=all', { headers: editor });
  const bytes = await exported.arrayBuffer();
  const result = await take('persons', bytes, 'dry_run=false');
  expect(new Set(outcomes(result))).toEqual(new Set(['unchanged']));
});

it('a table of persons refuses other files', async () => {
  for (const [text, message] of [
    ['Beruf;Ort\nTenor;Köln', 'Der Datei fehlt die Spalte „Name“'],
    ['name;fach\n"offen;Tenor', 'Zeile 2 lässt sich nicht als CSV lesen'],
  ] as const) {
    const { status, body } = await send('persons', text);
    expect([status, (body.issues as { message: string }[])[0]?.message]).toEqual([422, message]);
  }
});

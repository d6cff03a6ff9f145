import { expect, it } from 'vitest';
import { bareBlock, makeBlock, renderFlat, type RenderOptions, renderSamples } from '../../render-blocks.fixture.tsx';

const list = makeBlock('eventlist', {
  de: { headline: 'Die nächsten Abende' },
  children: [makeBlock('eventitem', { fields: { event: 1 } })],
});

function row(event: RenderOptions['event'] = {}, locale: 'de' | 'en' = 'de') {
  return renderSamples([list], { event, locale }).querySelector('article')!;
}

it('an event shows date, title, time, place and price in German', () => {
  const time = row().querySelector('time')!;
  expect(time.getAttribute('datetime')).toBe('2026-11-28T19:30:00+01:00');
  expect(time.textContent).toBe('Samstag 28. November');
  expect(row().querySelector('h3 a')?.getAttribute('href')).toBe('/de/programm/salome/1');
  expect(row().textContent).toContain('19:30–21:15\u00a0Uhr');
  expect(row().textContent).toContain('Großes Haus');
  expect(row().textContent).toContain('ab 12,50\u00a0€');
});

it('an event shows them in English', () => {
  const english = row({}, 'en');
  expect(english.querySelector('time')?.textContent).toBe('Saturday 28 November');
  expect(english.textContent).toContain('7.30–9.15\u00a0pm');
  expect(english.textContent).toContain('Großes Haus');
  expect(english.textContent).toContain('from €12.50');
});

it('an event has a ticket link whose name contains title and date', () => {
  const link = row().querySelector('a[href^="https://tickets"]')!;
  expect(link.textContent).toMatch(/Tickets für Salome, 28\. November/);
});

it.each([
  ['cancelled', { availability: 'cancelled' }, 'Abgesagt'],
  ['cancelled by its flag', { flags: ['canceled'] }, 'Abgesagt'],
  ['sold out', { availability: 'sold_out' }, 'Ausverkauft'],
  ['private', { flags: ['private-event'] }, 'Geladene Gäste'],
] as const)('an event that is %s is shown with this state and without a ticket link', (_, change, word) => {
  const rendered = row(change as RenderOptions['event']);
  expect(rendered.textContent).toContain(word);
  expect(rendered.querySelector('h3')?.textContent).toBe('Salome');
  expect(rendered.querySelector('a[href^="https://tickets"]')).toBeNull();
});

it.each([
  ['sold out', { availability: 'sold_out' }, 'Auf die Warteliste für Salome, 28. November', 'waiting-list'],
  ['cancelled', { availability: 'cancelled' }, 'Zum Umtausch für Salome, 28. November', 'exchange'],
] as const)('an event that is %s links to the contact form', (_, change, text, about) => {
  const event: RenderOptions['event'] = change;
  const link = row(event).querySelector('a[href^="/de/kontakt"]');
  expect(link?.textContent?.replaceAll(/\s+/g, ' ')).toContain(text);
  expect(link?.getAttribute('href')).toMatch(new RegExp(`^/de/kontakt\\?about=${about}&event=\\d+#nachricht$`));
  expect(row({ ...event, flags: ['private-event'] }).querySelector('a[href^="/de/kontakt"]')).toBeNull();
});

it('an event for children is marked so, unless its category is for children', () => {
  const flags = ['is_child_colonia'];
  expect(row({ flags }).textContent).toContain('Für Kinder');
  expect(row({ flags, category: { slug: 'junge-oper', name: 'Junge Oper' } }).textContent).not.toContain('Für Kinder');
});

it('an event with free entry leads to its own page', () => {
  const rendered = row({ price_from: 0, availability: 'none', ticket_link: '' });
  expect([...rendered.querySelectorAll('a')].at(-1)?.textContent).toMatch(/^Eintritt frei/);
});

it('an event with only a title is rendered without errors', () => {
  const page = renderFlat([
    bareBlock('eventlist', { children: [bareBlock('eventitem', { event_obj: { id: 1, title: 'Tosca' } })] }),
  ]);
  expect(page.querySelector('h3')?.textContent).toBe('Tosca');
  expect(page.body.textContent).not.toMatch(/undefined|Invalid/);
});

it('an event that no longer exists renders no row', () => {
  const page = renderFlat([bareBlock('eventlist', { children: [bareBlock('eventitem', { event: 7 })] })]);
  expect(page.querySelector('li')?.innerHTML).toBe('');
});

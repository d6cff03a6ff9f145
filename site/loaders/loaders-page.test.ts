import { expect, it } from 'vitest';
import { answers } from '../event/event.fixture.ts';
import { backend, visit } from '#tests/visit-site.ts';

const visitSite = (address: string) => visit(address, { contentFetch: backend(answers) });

it('a word for a screen leads to it, with the query, where no page has that address', async () => {
  const answer = await visitSite('/en/contact?topic=tickets');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en/contacts?topic=tickets']);
});

it('the calendar button has the day of the month before scripts run', async () => {
  const html = await (await visitSite('/de')).text();
  expect(html).toMatch(/data-day="\d{1,2}"/);
});

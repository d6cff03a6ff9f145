import { expect, test } from '@playwright/test';
import { z } from 'zod';

const list = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      url: z.string(),
      previous_start: z.string().nullish(),
      replacement: z.object({ url: z.string(), title: z.string() }).nullish(),
    }),
  ),
});

const moved = {
  de: {
    note: /^Verlegt vom \S+, \d+\. \S+ \d{4}, /,
    former: 'An diesem Tag angekündigt und verlegt',
    path: 'programm',
  },
  en: { note: /^Moved from \S+ \d+ \S+ \d{4}, /, former: 'Announced for this day and moved', path: 'programme' },
} as const;

for (const locale of ['de', 'en'] as const)
  test(`a moved event says from when, and its former day where it went (${locale})`, async ({ page, request }) => {
    const { note, former, path } = moved[locale];
    const { results } = list.parse(await (await request.get(`/${locale}/api/events/?page_size=100`)).json());
    const event = results.find(({ previous_start: start }) => start);
    await page.goto(event?.url ?? '');
    await expect(page.locator('main').getByText(note)).toBeVisible();
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(described.join('')).toContain('EventRescheduled');
    await page.goto(`/${locale}/${path}?date=${event?.previous_start?.slice(0, 10)}`);
    const section = page.getByRole('region', { name: former });
    await section.getByRole('link').first().click();
    await expect(page.getByText(note).first()).toBeVisible();
  });

test('a cancelled event leads to its replacement, from the list and from its page', async ({ page, request }) => {
  const { results } = list.parse(await (await request.get('/de/api/events/?page_size=100')).json());
  const event = results.find(({ replacement }) => replacement);
  await page.goto(event?.url ?? '');
  const note = page.locator('main').getByText('Entfällt. Dafür:').first();
  await note.getByRole('link', { name: event?.replacement?.title ?? '' }).click();
  await expect(page.getByRole('heading', { name: event?.replacement?.title ?? '' }).first()).toBeVisible();
  await page.goto('/de/programm');
  await expect(page.getByText('Entfällt. Dafür:').first()).toBeVisible();
});

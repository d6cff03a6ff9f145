import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

const texts = {
  de: {
    film: '/de/besuch/gebaerdensprache',
    access: '/de/besuch/barrierefreiheit',
    name: 'Die Website in Deutscher Gebärdensprache',
    described: 'Mit Audiodeskription',
    transcript: 'Text der Aufnahme',
    caption: 'Oben auf jeder Seite ist das Menü.',
  },
  en: {
    film: '/en/visit/sign-language',
    access: '/en/visit/accessibility',
    name: 'The website in German Sign Language',
    described: 'With audio description',
    transcript: 'Text of the recording',
    caption: 'At the top of every page is the menu.',
  },
} as const;

/** Browsers without patents cannot play MP4. */
const canPlay = (page: Page) =>
  page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '');

const isPlaying = (player: Locator) =>
  player.evaluate((media: HTMLMediaElement) => !media.paused && media.currentTime > 0 && media.error === null);

for (const [locale, own] of Object.entries(texts)) {
  test(`the film in sign language plays with captions, without consent and without another host (${locale})`, async ({
    page,
  }) => {
    const seen = watchPage(page);
    // This profile has declined the media of providers.
    await openInteractive(page, own.film);
    const film = page.getByLabel(own.name, { exact: true });
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('controls', '');
    expect((await axeOn(page).include('main').analyze()).violations).toEqual([]);
    const captions = film.locator('track');
    await expect(captions).toHaveCount(2);
    test.skip(!(await canPlay(page)), 'this browser has no decoder for MP4');

    const parts: number[] = [];
    page.on('response', (response) => response.url().endsWith('.mp4') && parts.push(response.status()));
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => isPlaying(film)).toBe(true);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 4;
    });
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) =>
          [...video.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ language, activeCues }) => ({
              language,
              cues: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text),
            })),
        ),
      )
      .toEqual([{ language: locale, cues: [own.caption] }]);
    expect(parts).toContain(206);

    await page.getByText(own.described, { exact: true }).focus();
    await page.keyboard.press('Enter');
    const described = page.getByLabel(`${own.name}: ${own.described}`);
    await expect(described).toBeVisible();
    await described.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => isPlaying(described)).toBe(true);
    expect(seen.foreign).toEqual([]);
    expect(seen.errors).toEqual([]);
  });

  test(`the sample of an audio description plays and can be read (${locale})`, async ({ page }) => {
    const seen = watchPage(page);
    await openInteractive(page, own.access);
    const sound = page.locator('main audio');
    await sound.scrollIntoViewIfNeeded();
    await sound.evaluate((audio: HTMLAudioElement) => audio.play());
    await expect.poll(() => isPlaying(sound)).toBe(true);
    await page.getByText(own.transcript, { exact: true }).click();
    await expect(page.getByText(/Salome.*(?:Schleiern|veils)/)).toBeVisible();
    expect((await axeOn(page).include('main').analyze()).violations).toEqual([]);
    expect(seen.errors).toEqual([]);
  });

  test(`without scripts the film has its player, captions and version with audio description (${locale})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(own.film);
    const film = page.getByLabel(own.name, { exact: true });
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute('controls', '');
    await expect(film.locator(`track[default][srclang=${locale}]`)).toHaveCount(1);
    await page.getByText(own.described, { exact: true }).click();
    await expect(page.getByLabel(`${own.name}: ${own.described}`)).toBeVisible();
    await context.close();
  });
}

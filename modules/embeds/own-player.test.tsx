import { describe, expect, it } from 'vitest';
import { bareBlock, renderFlat, testPicture } from '../render-blocks.fixture.tsx';

const film = '/media/7/0123456789ab/film.mp4';
const captions = { captions_de_url: '/media/8/0123456789ab/de.vtt', captions_en_url: '/media/9/0123456789ab/en.vtt' };

function render(model: 'video' | 'videoitem' | 'audio', fields: Record<string, unknown>, locale: 'de' | 'en' = 'de') {
  const block = bareBlock(model, fields);
  return renderFlat([block], locale);
}

describe.each(['video', 'videoitem'] as const)('a %s of the house', (model) => {
  const own = { video_url: film, title: 'Das Haus', length: '0:09', picture: testPicture, ...captions };

  it('is the browser’s own player with its picture, and asks for no consent', () => {
    const page = render(model, own);
    const video = page.querySelector('video');
    expect(video?.getAttribute('src')).toBe(film);
    expect([video?.hasAttribute('controls'), video?.getAttribute('preload')]).toEqual([true, 'none']);
    expect(video?.getAttribute('poster')).toBe('/media/1/abc/1280.webp');
    expect(video?.getAttribute('aria-label')).toBe('Das Haus');
    expect(page.querySelector('figcaption')?.textContent).toBe('Das HausLänge 0:09 · Atelier Colonia');
    expect([...page.querySelectorAll('button, iframe')]).toEqual([]);
    expect(page.body.textContent).not.toMatch(/Einmal laden|werden Daten dorthin/);
  });

  it.each(['de', 'en'] as const)(
    'has captions of both languages; %s is shown on the page of that language',
    (locale) => {
      const tracks = [...render(model, own, locale).querySelectorAll('track')];
      expect(tracks.map((track) => ['kind', 'srclang', 'label'].map((name) => track.getAttribute(name)))).toEqual([
        ['captions', 'de', 'Deutsch'],
        ['captions', 'en', 'English'],
      ]);
      const shown = tracks.filter((track) => track.hasAttribute('default'));
      expect(shown.map((track) => track.getAttribute('srclang'))).toEqual([locale]);
    },
  );

  it('has no track without captions', () => {
    expect(render(model, { ...own, captions_de_url: '', captions_en_url: '' }).querySelectorAll('track')).toHaveLength(
      0,
    );
  });

  it('offers a film or a recording with audio description', () => {
    const described = '/media/10/0123456789ab/beschrieben.mp4';
    const page = render(model, { ...own, described_url: described });
    expect(page.querySelector('details summary')?.textContent).toBe('Mit Audiodeskription');
    expect(page.querySelector('details video')?.getAttribute('src')).toBe(described);
    expect(page.querySelector('details video')?.getAttribute('aria-label')).toBe('Das Haus: Mit Audiodeskription');
    const sound = render(model, { ...own, described_url: '/media/10/0123456789ab/ton.mp3' });
    expect(sound.querySelector('details audio')?.getAttribute('src')).toBe('/media/10/0123456789ab/ton.mp3');
  });

  it('has its text to be read, and nothing of it without one', () => {
    const page = render(model, { ...own, transcript: '<p>Willkommen im Haus.</p>' });
    expect(page.querySelector('details')?.textContent).toBe('Text des FilmsWillkommen im Haus.');
    expect(page.querySelector('details')?.hasAttribute('open')).toBe(false);
    expect(render(model, { ...own, transcript: '' }).querySelector('details')).toBeNull();
  });

  it('is not played as a film of the house if it comes from another address', () => {
    for (const video_url of [
      'https://www.youtube.com/watch?v=abcDEF12345',
      'https://vimeo.com/1.mp4',
      '/media/7/a.mp4',
    ])
      expect(render(model, { ...own, video_url }).querySelector('video')).toBeNull();
  });
});

const own = { embed: '/media/7/0123456789ab/ton.mp3', title: 'Hörprobe', transcript: '<p>Der Saal ist dunkel.</p>' };

it('a recording of the house is the browser’s own player with a name and its text', () => {
  const page = render('audio', own);
  const audio = page.querySelector('audio');
  expect([audio?.getAttribute('src'), audio?.getAttribute('aria-label')]).toEqual([own.embed, 'Hörprobe']);
  expect(audio?.hasAttribute('controls')).toBe(true);
  expect(page.querySelector('details')?.textContent).toBe('Text der AufnahmeDer Saal ist dunkel.');
});

it('a recording of the house without title and text has a general name and nothing to unfold', () => {
  const page = render('audio', { ...own, title: '', transcript: '' }, 'en');
  expect(page.querySelector('audio')?.getAttribute('aria-label')).toBe('Recording');
  expect(page.querySelector('details')).toBeNull();
});

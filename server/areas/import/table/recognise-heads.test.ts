import { expect, it } from 'vitest';
import { recogniseHeads } from './recognise-heads.ts';

it('columns are recognised by German headings', () => {
  const heads = 'Nr.;Produktion;Datum;Beginn;Ende;Spielort *;Preise;Kennzeichen;Ticketlink;Status;Hinweise;egal';
  expect(recogniseHeads('events', heads.split(';'))).toEqual([
    ...['external_id', 'production', 'date', 'start', 'end', 'venue', 'prices', 'flags', 'ticket_link'],
    ...['availability', 'content_notes_de', null],
  ]);
});
it('columns are recognised by English headings, which are German texts if there are no others', () => {
  const heads = 'Title;Subtitle;Composer;Category;Season;Running time'.split(';');
  expect(recogniseHeads('productions', heads)).toEqual([
    ...['title_de', 'subtitle_de', 'composer', 'category', 'season', 'duration_minutes'],
  ]);
});
it('columns are recognised by headings with a language, in both at once, and by those of our own exports', () => {
  const heads = 'Title;Titel;Kurztext DE;Teaser (English);Untertitel_en;title_language;season_id;season'.split(';');
  expect(recogniseHeads('productions', heads)).toEqual([
    ...['title_en', 'title_de', 'teaser_de', 'teaser_en', 'subtitle_en', 'title_language', null, 'season'],
  ]);
});

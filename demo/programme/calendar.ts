import type { LocalizedText } from '#contract/base/localized.ts';
import type { PersonKey } from '../people/people.ts';
import type { OccasionKey } from './occasions.ts';
import type { ProductionKey } from './productions.ts';

export type WorkKey = ProductionKey | OccasionKey;

/**
 * Events as short notes, one each: week, weekday, time where it is not 19:30 (Sundays 18:00), then marks. `1sa/p/few` is
 * the Saturday of week 1, a premiere, with few seats left. Marks: `p` premiere, `u` world premiere, `r` revival, `few`,
 * `out` sold out, `off` cancelled, `closed` for schools only, `change` a substitute, `moved` announced for two days before; services: `ad` audio description
 * with touch tour, `dgs` sign language, `rel` relaxed, `hl` hearing loop, `ls` easy language, `w` wheelchair places.
 */
type Dates = Partial<Record<WorkKey, string>>;

/** Weeks are counted from the week of the seeding, without the holidays, so that there are always coming events. */
export const aroundToday: Dates = {
  traviata: `-14sa/r/out -13we -13su -12fr -8sa/out -7we -6tu -5fr/ad -3fr 0sa/few/change/hl 2tu 3mo/hl 5mo 9th 9sa/dgs
    11fr/hl 12tu`,
  alcina: '-6fr/r -5su -4we/hl -4sa -2fr 16fr/r 17su 18th/ad 20th',
  tosca: '-1sa/r -1we 0we/ad 0su/off 3tu/moved 7sa/hl 8fr 14th/dgs 15su 17tu 18tu 20tu/hl',
  nachtlied: '-1su20:00/hl 2sa20:00/hl 9mo20:00 15mo20:00/hl 24mo20:00',
  requiem: '-10su/p -9tu20:00 7th20:00/hl 14su11:30',
  freischuetz: '1fr/r 2th/hl 3we/dgs 6sa 8tu 10tu 11we/rel',
  salome: '1sa/p/few 2fr/ad/change 2su/few 3sa/out 4th 4tu/hl 5fr/dgs 6su16:00 8th',
  haensel:
    '1su16:00/out 2mo11:30/closed 3th11:30/closed 3th18:00 4fr18:00/few 4su15:00/rel 5we18:00/hl 5sa17:00/few 6mo18:00',
  zauberfloete: '2sa18:00/r 3su15:00/ad 5tu18:00 7fr 9su/few 12sa 13tu18:00/dgs 15fr 21fr 23su/hl 25fr 27su',
  schwerkraft: '3fr/u 4sa/few 4we 6fr 6th/rel 12fr 13we 14fr20:00',
  fledermaus: '5th18:00/few 5su/few 7su 7we/hl 8su 10th/ad 13su 17fr',
  jenufa: '8sa/p/few 9we 9fr/hl 10fr 10su 11th/ad 12su/few 14sa',
  grimes: '11sa/r 11su 12we 13fr/dgs 14tu 15we/hl',
  lohengrin: '13sa17:00/p 14we17:00 15sa17:00/out 16su16:00/ad 17sa17:00/few 19su16:00 20sa17:00',
  salz: '16th20:00 16sa20:00',
  carmen: `18sa/p/few 19we/hl 19fr 19sa/few 20su 21tu 21sa/ad 22th 22su/dgs 23fr 24tu 24sa/hl 25we 26fr 27th/rel
    28sa 29we`,
  pegel: '22sa/u 23th 23sa/ad 24fr 25su 26we/hl 27sa/dgs',
  rigoletto: '25sa/r 26tu 26su 28th/ad 28su 29fr',
  mondkoffer: `-12sa15:00/r/out -12tu11:30/closed -11we11:30 -11su15:00 -9th11:30/closed -9sa15:00 -7tu11:30 -7su15:00/rel
    -5we11:30/closed -4sa15:00/out -3tu11:30 -3th11:30/closed -2su16:00 -1tu11:30/closed -1sa15:00
    0tu11:30/closed 0th11:30/closed 0su15:00/rel 1tu11:30/closed 1th11:30 1sa15:00/few 2we11:30/closed 2su15:00
    3tu11:30/closed 3we11:30/dgs 3su11:30 4tu11:30/closed 4th11:30 4sa15:00/few 5sa15:00 5su15:00/hl 6we11:30
    8tu11:30/closed 8th11:30/closed 8su15:00/few 9tu11:30/closed 9sa15:00/ad 10we11:30 10su15:00 14tu11:30/closed
    14th11:30 14sa15:00 15tu11:30/closed 15su15:00/rel 16we11:30/closed 16sa15:00/hl 17th11:30 17su15:00 23we11:30/closed
    23sa15:00 24su15:00/dgs 25tu11:30/closed 25sa15:00 27we11:30 27su11:30`,
  fuehrung:
    '-5sa11:00/out -1sa11:00/w 3sa11:00/w 7sa11:00/w 10sa15:00/w 14sa11:00/w 18sa11:00/w 22sa11:00/few/w 26sa11:00/w',
  kostueme: '-3su11:00/w 1su11:00/few/w 6su11:00/w 11su11:00/w 16su11:00/w 20su11:00/w 24su11:00/w',
  familienfuehrung: '-6su14:00 5sa11:00/w 13sa14:00/w 19sa14:00/w 25su11:00/w',
  englishtour: '2su11:00/w 8sa11:00/w 15sa11:00/w 21su11:00/w',
  matinee: '0su11:00',
  matineeJenufa: '7su11:30',
  matineePegel: '21su11:30/hl',
  matineeLohengrin: '12su11:30/hl',
  matineeCarmen: '17su11:30',
  probe: '-6mo18:00 1mo18:00 7mo18:00 12mo18:00/dgs 17mo18:00 21mo18:00',
  nachgespraech: '-5fr22:30 2fr21:30 9we22:15/hl 14tu22:45 19we22:45 24fr21:30',
  mitsingen: '-4mo19:00/out 4mo19:00 10mo19:00/few 18mo19:00 26mo19:00',
  geraeusche: '-2sa15:00 3sa15:00/ls 9su15:00 15sa14:00 22su14:00/ls',
  hoerschule: '9mo18:00 11mo18:00 13mo18:00/hl',
};

/** Weeks of the season before this one, counted from the first Monday of September. */
export const lastSeason: Dates = {
  rigoletto: '2sa/p/out 3we 3su 4fr/ad 5th 6sa 7su/few',
  poppea: '8sa/p 9th 9su 10fr/dgs 11we 12su',
  fidelio: '10sa/r 11fr 12th 13su/ad 14sa',
  witwe: '15sa/r/out 15su 16th/few 16sa/out 17th18:00/out 17sa 18su',
  boheme: '19sa/p/out 20we 20su 21fr/ad 22sa 23th 24su/few 25sa',
  hoffmann: '27sa/p 28we 28su 29fr 30th/dgs 31su',
  butterfly: '32sa/p 33we 33su/few 34fr/ad 35th 36su 37sa/off',
};

/** Weeks of the season after this one. */
export const nextSeason: Dates = {
  giovanni: '1sa/p 2we 2su 3fr 4th/ad',
  rheingold: '5sa18:00/p 6th 7su16:00 8sa18:00',
  fuechslein: '9sa18:00/p 10su16:00 11fr/rel',
  nabucco: '12fr/p',
  verismo: '13sa/p 14we 15su',
};

/** The substitutes on the next event that is marked `change`. */
export const castChanges: Partial<Record<WorkKey, { role: string; person: PersonKey; text: LocalizedText }>> = {
  traviata: {
    role: 'Flora Bervoix',
    person: 'krzemicka',
    text: {
      de: 'Umbesetzung: Yelda Saritepe ist erkrankt. Die Partie der Flora singt Zofia Krzemicka aus dem Opernstudio.',
      en: 'Cast change: Yelda Saritepe is ill. Zofia Krzemicka of the opera studio sings Flora.',
    },
  },
  salome: {
    role: 'Narraboth',
    person: 'hwang',
    text: {
      de: 'Umbesetzung: Den Narraboth singt an diesem Abend Minjae Hwang-Lorenz anstelle von Aurel Zandtner.',
      en: 'Cast change: on this evening Minjae Hwang-Lorenz sings Narraboth in place of Aurel Zandtner.',
    },
  },
};

/** Notice for visitors when a date is marked `off`. */
export const cancelled: LocalizedText = {
  de: 'Diese Vorstellung entfällt wegen einer Erkrankung im Ensemble. Ihre Karte gilt weiter: zum Umtausch, als Gutschein oder als Spende. Wir schreiben allen, deren Adresse wir kennen.',
  en: 'This performance is cancelled because of illness in the company. Your ticket stays valid: for exchange, as a voucher or as a gift. We write to everyone whose address we know.',
};

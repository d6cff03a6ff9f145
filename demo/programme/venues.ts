import type { LocalizedText } from '#contract/base/localized.ts';

interface VenueSpec {
  name: LocalizedText;
  street: string;
  postalCode: string;
  city: string;
  access: LocalizedText;
}

const house = { street: 'Rheinboulevard 1', postalCode: '50679', city: 'Köln' };

export const venues = {
  grosses: {
    ...house,
    name: { de: 'Großes Haus', en: 'Main stage' },
    access: {
      de: 'Stufenlos durch den Hof, die schmalste Tür misst 94 cm. Sechs Rollstuhlplätze in Reihe 12, je ein Platz für die Begleitung daneben. Induktionsschleife in den Reihen 5 bis 14, Empfänger für alle anderen Plätze an der Garderobe. Barrierefreie WCs im Erdgeschoss, eines mit Liege.',
      en: 'Step-free through the courtyard, the narrowest door measures 94 cm. Six wheelchair places in row 12, each with a companion seat beside it. Induction loop in rows 5 to 14, receivers for all other seats at the cloakroom. Accessible toilets on the ground floor, one with a changing bench.',
    },
  },
  foyer: {
    ...house,
    name: { de: 'Foyer', en: 'Foyer' },
    access: {
      de: 'Der Aufzug neben der Garderobe führt bis ins Foyer. Freie Stuhlreihen, auf Wunsch halten wir Plätze am Rand frei. Mobile Höranlage, bitte zehn Minuten vorher abholen.',
      en: 'The lift beside the cloakroom goes up to the foyer. Unnumbered chairs; on request we keep places at the side. Portable hearing system, please collect it ten minutes before.',
    },
  },
  werkstatt: {
    ...house,
    name: { de: 'Werkstattbühne', en: 'Workshop stage' },
    access: {
      de: 'Zugang über den Hof und den Lastenaufzug, wir begleiten Sie. Vier Rollstuhlplätze in der ersten Reihe. Ein barrierefreies WC auf derselben Ebene.',
      en: 'Access from the courtyard by the goods lift; we accompany you. Four wheelchair places in the front row. One accessible toilet on the same level.',
    },
  },
  zollhafen: {
    name: { de: 'Kinderoper im Zollhafen', en: 'Children’s opera at Zollhafen' },
    street: 'Am Zollhafen 14',
    postalCode: '50678',
    city: 'Köln',
    access: {
      de: 'Rampe am Haupteingang, alle Räume ebenerdig. Acht Rollstuhlplätze, Sitzkissen vorn für alle, die lieber unten sitzen. Ruheraum neben dem Saal, Wickeltisch und barrierefreies WC im Foyer.',
      en: 'Ramp at the main entrance, all rooms on the ground floor. Eight wheelchair places, cushions in front for all who prefer to sit low. Quiet room next to the auditorium, changing table and accessible toilet in the foyer.',
    },
  },
  buehneneingang: {
    name: { de: 'Treffpunkt Bühneneingang', en: 'Meeting point: stage door' },
    street: 'Speichergasse 3',
    postalCode: '50679',
    city: 'Köln',
    access: {
      de: 'Die Pforte ist stufenlos erreichbar. Für jeden Rundgang gibt es einen Weg ohne Treppen; sagen Sie uns bitte am Tag vorher Bescheid.',
      en: 'The stage door can be reached without steps. For every tour there is a route without stairs; please let us know the day before.',
    },
  },
} satisfies Record<string, VenueSpec>;
export type Venue = keyof typeof venues;

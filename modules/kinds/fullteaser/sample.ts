import { makeSample, type Samples } from '../../make-sample.ts';

const plain = makeSample('fullteaser', 'plain', {
  fields: { extra_class: 'default', link: 'mailto:karten@oper-colonia.example' },
  de: {
    preline: 'Unter 30',
    headline: 'Neun Euro, jeder Platz',
    text: 'Eine halbe Stunde vor Beginn kostet jede freie Karte neun Euro. Ausweis genügt, Smoking nicht nötig.',
    link_text: 'Der Abendkasse schreiben',
  },
  en: {
    preline: 'Under 30',
    headline: 'Nine euros, any seat',
    text: 'Half an hour before curtain every free seat costs nine euros. Bring an ID; no need for a dinner jacket.',
    link_text: 'Write to the box office',
  },
});

export const samples: Samples = (media) => [
  makeSample('fullteaser', 'default', {
    fields: { extra_class: 'default', image: media('saal'), link: '#texte' },
    de: {
      preline: 'Abonnements',
      headline: 'Ein Platz, der auf Sie wartet',
      text: 'Im Abonnement sparen Sie bis zu 20 % gegenüber Einzelkarten, buchen vor allen anderen und bekommen Spielzeitheft und Monatsplan frei Haus.',
      link_text: 'Abonnements entdecken',
    },
    en: {
      preline: 'Subscriptions',
      headline: 'A seat that waits for you',
      text: 'Subscribers save up to 20% on single tickets, book before everyone else and get the season booklet and monthly programme by post, free of charge.',
      link_text: 'Discover subscriptions',
    },
  }),
  makeSample('fullteaser', 'left', {
    fields: { extra_class: 'image-left', image: media('lohengrin'), link: '#fragen' },
    de: {
      preline: 'Ab 27. Februar',
      headline: 'Lohengrin hören lernen',
      text: 'Vier Abende mit dem Orchester: Wie entsteht ein Klang, der keinen Anfang hat?',
      link_text: 'Zur Hörschule',
    },
    en: {
      preline: 'From 27 February',
      headline: 'Learning to hear Lohengrin',
      text: 'Four evenings with the orchestra: how do you make a sound that has no beginning?',
      link_text: 'To the listening school',
    },
  }),
  makeSample('fullteaser', 'right', {
    fields: { extra_class: 'image-right', image: media('rhein'), link: '#kacheln' },
    de: {
      preline: 'Ihr Besuch',
      headline: 'Vom Bahnsteig zum Platz in neun Minuten',
      text: 'Mit der Straßenbahn, zu Fuß über die Brücke oder barrierefrei durch den Hof.',
      link_text: 'Anfahrt planen',
    },
    en: {
      preline: 'Your visit',
      headline: 'From platform to seat in nine minutes',
      text: 'By tram, on foot across the bridge, or step-free through the courtyard.',
      link_text: 'Plan your journey',
    },
  }),
  plain,
];

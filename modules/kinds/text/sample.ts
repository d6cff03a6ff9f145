import { makeSample, type Samples } from '../../make-sample.ts';

const long = {
  de: '<p>Um vierzehn Uhr gehört das Opernhaus Cosmo Belvaux. Die Technik ist beim Essen, der Chor noch unterwegs, und im Graben stehen die Stühle so, wie der gestrige Abend sie zurückgelassen hat. Belvaux zählt nicht, er hört: Jeder Stuhl, sagt er, klingt anders, wenn man ihn über den Boden zieht, und an diesem Klang erkennt er die Instrumentengruppe.</p><p>Für <a href="#termine">Salome</a> sitzen einhundertzwei Menschen auf einer Fläche, die für achtzig gebaut ist. Der Aufstellungsplan hängt an der Wand wie eine <em>Schatzkarte</em>: Heckelphon neben Orgel, Xylophon unter dem Bühnenrand, die Harfen so weit links, dass sie den Mond sehen können. <strong>Niemand außer ihm darf ihn umhängen.</strong></p><ul><li>4&nbsp;% Licht während der Vorstellung</li><li>12&nbsp;% beim Stimmen</li><li>100&nbsp;%, wenn ein Bleistift gesucht wird</li></ul>',
  en: '<p>At two in the afternoon the opera house belongs to Cosmo Belvaux. The crew is at lunch, the chorus still on its way, and down in the pit the chairs stand just as last night left them. Belvaux does not count, he listens: every chair, he says, sounds different when you drag it across the floor, and by that sound he knows which section it belongs to.</p><p>For <a href="#termine">Salome</a> a hundred and two people sit in a space built for eighty. The seating plan hangs on the wall like a <em>treasure map</em>: heckelphone beside organ, xylophone under the edge of the stage, the harps so far left that they can see the moon. <strong>Nobody but him may move it.</strong></p><ul><li>4% light during the performance</li><li>12% while tuning</li><li>100% when a pencil is lost</li></ul>',
};

export const samples: Samples = () => [
  makeSample('text', 'long', { fields: { anchor: 'texte' }, de: { content: long.de }, en: { content: long.en } }),
  makeSample('text', 'close', {
    fields: { add_additional_space: true },
    de: {
      content:
        '<p>Dieser Absatz steht dichter an seinem Vorgänger: Er gehört noch zu ihm. Mehr über den Graben steht im <a href="https://www.example.org/" target="_blank" rel="noopener noreferrer">Archiv der Bühnentechnik</a>.</p>',
    },
    en: {
      content:
        '<p>This paragraph stands closer to the one before, because it still belongs to it. There is more about the pit in the <a href="https://www.example.org/" target="_blank" rel="noopener noreferrer">archive of stage engineering</a>.</p>',
    },
  }),
  makeSample('text', 'ordered', {
    de: {
      content:
        '<p>So kommt ein Flügel in den Graben:</p><ol><li>Hubpodium auf Straßenhöhe</li><li>Drei Menschen, kein Wort</li><li>Eine Decke, zwei Gurte, sehr langsam</li></ol><blockquote><p>Ein Flügel verzeiht alles, nur keine Eile.</p></blockquote><p style="text-align: right"><em>aus dem Handbuch des Hauses</em></p>',
    },
    en: {
      content:
        '<p>How a grand piano gets into the pit:</p><ol><li>Lift platform at street level</li><li>Three people, not a word</li><li>One blanket, two straps, very slowly</li></ol><blockquote><p>A grand piano forgives everything except haste.</p></blockquote><p style="text-align: right"><em>from the house manual</em></p>',
    },
  }),
  makeSample('text', 'german-only', {
    de: { content: '<p>Diesen Hinweis gibt es nur auf Deutsch: Die Bleistifte im Graben sind gezählt.</p>' },
  }),
];

import { both, eventList, faq, headline, image, quote, text } from '../build-blocks.ts';
import type { PageSpec } from '../page-spec.ts';

export const firstNight: PageSpec = {
  key: 'erster-abend',
  parent: 'besuch',
  title: both('Ihr erster Opernabend', 'Your first night at the opera'),
  slug: both('ihr-erster-opernabend', 'your-first-night'),
  menus: ['main', 'footer'],
  hero: 'vorhang',
  description: both(
    'Was man anzieht, wann man klatscht und warum man nichts verstehen muss: Antworten für den ersten Abend.',
    'What to wear, when to clap and why you need not understand a thing: answers for a first evening.',
  ),
  content: [
    text(
      `Sie brauchen keinen Smoking, kein Vorwissen und keine Angst vor der falschen Sekunde. Sie brauchen eine Karte, ein wenig Zeit und
       vielleicht ein Taschentuch.`,
      'You need no dinner jacket, no prior knowledge and no fear of the wrong second. You need a ticket, a little time and perhaps a handkerchief.',
    ),
    headline('Der Abend, Stunde für Stunde', 'The evening, hour by hour'),
    text(
      `1. **18:30** Das Foyer öffnet. Mäntel nach unten, Menschen nach oben.
       2. **18:45** Einführung: zwanzig Minuten über das Stück, kostenfrei, ohne Fremdwörter.
       3. **19:20** Der erste Gong. Beim dritten wird es ernst.
       4. **19:30** Das Licht geht aus. Ab jetzt arbeiten nur noch die anderen.
       5. **20:45** Pause. Fünfundzwanzig Minuten, zwei Getränke, eine Meinung.
       6. **22:15** Applaus. Bleiben Sie ruhig sitzen, oder stehen Sie auf, wenn es Sie hebt.`,
      `1. **6.30 pm** The foyer opens. Coats downstairs, people upstairs.
       2. **6.45 pm** Introduction: twenty minutes about the piece, free of charge, without jargon.
       3. **7.20 pm** The first bell. The third one means it.
       4. **7.30 pm** Lights out. From now on only the others work.
       5. **8.45 pm** Interval. Twenty-five minutes, two drinks, one opinion.
       6. **10.15 pm** Applause. Stay seated, or stand up if it lifts you.`,
    ),
    quote(
      both('Ich habe kein Wort verstanden und alles.', 'I did not understand a word, and I understood everything.'),
      both('Aus dem Gästebuch', 'From the visitors’ book'),
    ),
    headline('Was Sie niemanden fragen wollten', 'What you did not want to ask'),
    faq([
      {
        question: both('Was ziehe ich an?', 'What do I wear?'),
        answer: both(
          'Was Ihnen gefällt. An Premieren sieht man mehr Samt, mittwochs mehr Turnschuhe.',
          'What you like. On first nights there is more velvet, on Wednesdays more trainers.',
        ),
      },
      {
        question: both('Wann darf ich klatschen?', 'When may I clap?'),
        answer: both(
          'Wenn es Sie packt. Nach großen Arien tun es alle, am Schluss auch die anderen.',
          'When it takes you. After great arias everyone does, at the end so do the rest.',
        ),
      },
      {
        question: both('Muss ich die Handlung kennen?', 'Must I know the plot?'),
        answer: both(
          'Nein. Die Übertitel laufen mit, und im Programmheft steht sie auf einer halben Seite.',
          'No. The surtitles run along, and the programme tells it on half a page.',
        ),
      },
      {
        question: both('Und wenn ich husten muss?', 'And if I have to cough?'),
        answer: both(
          'Dann husten Sie, am besten in eine laute Stelle. An jeder Tür liegen Bonbons in Papier, das nicht knistert.',
          'Then cough, best into a loud passage. At every door there are sweets in paper that does not rustle.',
        ),
      },
    ]),
    image(
      'traviata',
      'story',
      both(
        'Ein guter Anfang: »La traviata« erzählt in drei Bildern, was andere in drei Romanen nicht schaffen.',
        'A good beginning: La traviata tells in three scenes what others cannot in three novels.',
      ),
    ),
    eventList(both('Abende, die sich zum Anfangen eignen', 'Evenings good to begin with'), [
      'zauberfloete:0',
      'haensel:1',
      'fledermaus:0',
    ]),
  ],
};

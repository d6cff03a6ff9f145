/**
 * What the code says to whoever sent something wrong, in German. The code itself says it in English; `{}` stands for a
 * part that changes. A test finds every sentence that is missing here.
 */
const sentences: readonly (readonly [english: string, german: string])[] = [
  ['A block cannot be moved into itself', 'Ein Baustein kann nicht in sich selbst stehen'],
  [
    'A block id is 1 to 40 letters, digits, _ or -',
    'Die Kennung eines Bausteins hat 1 bis 40 Buchstaben, Ziffern, _ oder -',
  ],
  ['A day is missing', 'Es fehlt ein Tag'],
  ['A file is needed', 'Es fehlt eine Datei'],
  [
    'A new path begins with a slash, or is an https address',
    'Ein neuer Pfad beginnt mit einem Schrägstrich oder ist eine https-Adresse',
  ],
  ['A page cannot stand below itself', 'Eine Seite kann nicht unter sich selbst stehen'],
  ['A password has {} to {} characters', 'Ein Passwort hat {} bis {} Zeichen'],
  ['A section may have {} blocks', 'Ein Abschnitt darf {} Bausteine haben'],
  [
    'A section slug is lower-case letters, digits and hyphens',
    'Der Name eines Abschnitts besteht aus kleinen Buchstaben, Ziffern und Bindestrichen',
  ],
  [
    'A slug is lower-case letters, digits and hyphens',
    'Ein Teil der Adresse besteht aus kleinen Buchstaben, Ziffern und Bindestrichen',
  ],
  [
    'A target is a path such as /de/programm or an https address',
    'Ein Ziel ist ein Pfad wie /de/programm oder eine https-Adresse',
  ],
  ['A target is a thing of the house or an https address', 'Ein Ziel ist etwas aus dem Haus oder eine https-Adresse'],
  [
    'An old path begins with /de or /en and has no query',
    'Ein alter Pfad beginnt mit /de oder /en und hat keine Parameter',
  ],
  ['An upload is sent as multipart/form-data', 'Dateien werden als multipart/form-data gesendet'],
  ['Another batch has this id', 'Diese Kennung hat schon ein anderes Paket von Schritten'],
  ['Another id than in the path', 'Eine andere Kennung als im Pfad'],
  ['Block {} has no column {}', 'Der Baustein {} hat keine Spalte {}'],
  ['Block {} is already there', 'Den Baustein {} gibt es schon'],
  ['Block {} stands in another section already', 'Der Baustein {} steht schon in einem anderen Abschnitt'],
  ['Blocks may be nested {} deep', 'Bausteine dürfen höchstens {} Ebenen tief stehen'],
  ['Invalid', 'Ungültig'],
  ['Invalid e-mail address!', 'Ungültige E-Mail Adresse'],
  ['Lower-case letters, digits and hyphens only', 'Nur kleine Buchstaben, Ziffern und Bindestriche'],
  ['Not JSON', 'Das ist kein JSON'],
  ['Nothing may come twice', 'Nichts darf doppelt vorkommen'],
  ['One file at a time', 'Bitte nur eine Datei auf einmal'],
  ['Other pages link to this one', 'Andere Seiten verweisen auf diese'],
  ['Page offline', 'Diese Seite ist nicht öffentlich'],
  ['Something else still needs this', 'Das wird noch gebraucht'],
  ['The German slug is missing', 'Der deutsche Teil der Adresse fehlt'],
  ['The German title is missing', 'Der deutsche Titel fehlt'],
  ['The body is nested too deep', 'Der Inhalt der Anfrage ist zu tief verschachtelt'],
  ['The body is not JSON', 'Der Inhalt der Anfrage ist kein JSON'],
  ['The end has to come after the start', 'Das Ende muss nach dem Beginn liegen'],
  ['The form is incomplete', 'Das Formular ist unvollständig'],
  ['The highest price is below the lowest', 'Der höchste Preis liegt unter dem niedrigsten'],
  ['The id is missing', 'Die Kennung fehlt'],
  ['The number of columns does not fit the layout', 'Die Zahl der Spalten passt nicht zum Layout'],
  ['The path is malformed', 'Der Pfad ist fehlerhaft'],
  ['The path is too long', 'Der Pfad ist zu lang'],
  ['The root of a section cannot be removed', 'Die Wurzel eines Abschnitts kann nicht gelöscht werden'],
  ['The root of a section has one column', 'Die Wurzel eines Abschnitts hat eine Spalte'],
  [
    'The root of a section is a container with one column',
    'Die Wurzel eines Abschnitts ist ein Container mit einer Spalte',
  ],
  ['There are pages below this one', 'Unter dieser Seite stehen noch andere'],
  ['There are two blocks {}', 'Den Baustein {} gibt es zweimal'],
  ['There is a section {} already', 'Den Abschnitt {} gibt es schon'],
  ['There is already a page at {}', 'Unter {} gibt es schon eine Seite'],
  ['There is no block {}', 'Den Baustein {} gibt es nicht'],
  ['There is no column {}', 'Die Spalte {} gibt es nicht'],
  ['There is no page {}', 'Die Seite {} gibt es nicht'],
  ['There is no picture {}', 'Das Bild {} gibt es nicht'],
  ['There is no revision {}', 'Die Fassung {} gibt es nicht'],
  ['There is no section {}', 'Den Abschnitt {} gibt es nicht'],
  ['There is no such block to stand in', 'Den Baustein, in dem dieser stehen soll, gibt es nicht'],
  ['There is no such flag', 'Dieses Kennzeichen gibt es nicht'],
  ['There is no {} {}', 'Es gibt kein Ziel {} {}'],
  ['This block may not stand there', 'Dieser Baustein darf dort nicht stehen'],
  ['This does not exist any more', 'Das gibt es nicht (mehr)'],
  ['This e-mail address is already in use', 'Diese E-Mail-Adresse ist schon vergeben'],
  ['This field is required!', 'Bitte füllen Sie dieses Feld aus'],
  ['This field must not be empty', 'Bitte füllen Sie dieses Feld aus'],
  ['This is no e-mail address', 'Das ist keine E-Mail-Adresse'],
  ['This is taken already', 'Das ist schon vergeben'],
  ['This link is no longer valid', 'Dieser Link gilt nicht mehr'],
  ['This picture is not in the media library', 'Dieses Bild ist nicht in der Mediathek'],
  ['A language is a tag such as de or it', 'Eine Sprache ist ein Kürzel wie de oder it'],
  ['A time is written as 10:00', 'Eine Uhrzeit schreibt man wie 10:00'],
  ['An address begins with https://', 'Eine Adresse beginnt mit https://'],
  ['Please say what they do', 'Bitte angeben, was sie oder er tut'],
  ['The query is malformed', 'Die Parameter der Adresse sind fehlerhaft'],
  ['The shop leads back to the house', 'Der Shop führt zum Haus zurück'],
  ['The year is out of range', 'Dieses Jahr ist nicht möglich'],
  ['Unknown field', 'Dieses Feld gibt es nicht'],
  ['Unknown field {}', 'Das Feld {} gibt es nicht'],
  ['Unknown newsletter', 'Diesen Newsletter gibt es nicht'],
  ['Unknown kind of module', 'Diese Art von Baustein gibt es nicht'],
  ['{} has lost the block it stood in', 'Der Baustein, in dem {} stand, ist nicht mehr da'],
  ['{} has no columns', '{} hat keine Spalten'],
  ['{} has no field {}', '{} hat kein Feld {}'],
  ['{} has the wrong structure', '{} ist falsch aufgebaut'],
  ['{} is {}translated', 'Bei {} ist die Sprache falsch angegeben'],
  ['{} may not stand in {}', '{} darf nicht in {} stehen'],
];

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

const patterns = sentences.map(([english, german]) => ({
  pattern: new RegExp(`^${escape(english).replaceAll('{}', '(.*?)')}$`, 's'),
  german,
}));

/** The German of an English sentence; a sentence that is not in the list comes back as it is. */
export function inGerman(sentence: string): string {
  for (const { pattern, german } of patterns) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const parts = found.slice(1);
    return german.replaceAll('{}', () => parts.shift() ?? '');
  }
  return sentence;
}

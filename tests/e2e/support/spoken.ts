import type { Locator } from '@playwright/test';

type Language = 'de' | 'en';

/** How screen readers name roles and states; others are spoken as they are called in the accessibility tree. */
const words: Record<Language, Record<string, string>> = {
  de: {
    ...{ link: 'Link', button: 'Schalter', heading: 'Überschrift', textbox: 'Eingabefeld', searchbox: 'Suchfeld' },
    ...{
      combobox: 'Auswahlfeld',
      checkbox: 'Kontrollfeld',
      radio: 'Optionsfeld',
      option: 'Option',
      listbox: 'Auswahl',
    },
    ...{ list: 'Liste', listitem: 'Eintrag', article: 'Artikel', region: 'Bereich', navigation: 'Navigation' },
    ...{ img: 'Bild', dialog: 'Dialog', form: 'Formular', table: 'Tabelle', grid: 'Raster', row: 'Zeile' },
    ...{ columnheader: 'Spaltenkopf', gridcell: 'Zelle', cell: 'Zelle', main: 'Hauptbereich', group: 'Gruppe' },
    ...{ term: 'Begriff', definition: 'Erklärung', status: 'Meldung', alert: 'Warnung', paragraph: '', time: '' },
    ...{ checked: 'aktiviert', expanded: 'geöffnet', disabled: 'nicht verfügbar', selected: 'ausgewählt' },
    ...{
      level: 'Ebene',
      active: 'im Fokus',
      invalid: 'ungültig',
      pressed: 'gedrückt',
      emphasis: '',
      strong: '',
      text: '',
      mark: '',
    },
  },
  en: {
    ...{
      textbox: 'edit',
      searchbox: 'search edit',
      combobox: 'combo box',
      checkbox: 'check box',
      radio: 'radio button',
    },
    ...{ listitem: 'item', img: 'picture', columnheader: 'column header', gridcell: 'cell', term: 'term' },
    ...{ paragraph: '', time: '', emphasis: '', strong: '', text: '', mark: '', active: 'focused' },
  },
};

/**
 * What a screen reader says of an element and its content, in reading order, one line each: name, role, states. Content
 * of an element is indented below it.
 */
export async function spoken(element: Locator, language: Language): Promise<string> {
  const tree = await element.ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) => !/^\s*- \/\w+:/.test(line))
    .map((line) => say(line, words[language]))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function say(line: string, called: Record<string, string>): string {
  const indent = /^ */.exec(line)?.[0] ?? '';
  // A node with a colon in its name is quoted as a whole.
  const node = line
    .trim()
    .replace(/^- /, '')
    .replace(/^'(.*)'(:?.*)$/, '$1$2')
    .replaceAll("''", "'");
  const [, role = '', name = '', states = '', content = ''] =
    /^([\w-]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*):?(?: (.*))?$/.exec(node) ?? [];
  if (role === '') return `${indent}${node}`;
  const told = [...states.matchAll(/\[(\w+)(?:=(\w+))?\]/g)].map(([, state = '', value]) =>
    [called[state] ?? state, value === 'true' ? '' : value].filter(Boolean).join(' '),
  );
  const text = [name.replaceAll('\\"', '"'), content.replace(/^"(.*)"$/, '$1')].filter(Boolean).join(' · ');
  return indent + [text, called[role] ?? role, ...told].filter(Boolean).join(', ');
}

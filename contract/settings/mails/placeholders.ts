import { isLink } from '#text/is-link.ts';
import type { LocalizedText } from '../../base/localized.ts';

/** What a text of a mail may name in braces: the house, and the address that the mail goes to. */
const placeholderNames = ['house', 'email'] as const;
type PlaceholderName = (typeof placeholderNames)[number];

export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

const allowed = placeholderNames.map((name) => `{${name}}`).join(', ');

/** Why a text cannot be used; undefined if it can. */
export function mailTextProblem(text: string): LocalizedText | undefined {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !isPlaceholder(name));
  if (unknown)
    return {
      de: `Den Platzhalter ${unknown[0]} gibt es nicht. Möglich sind ${allowed}.`,
      en: `There is no placeholder ${unknown[0]}. Possible are ${allowed}.`,
    };
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')))
    return {
      de: `Eine geschweifte Klammer steht allein. Platzhalter sind ${allowed}.`,
      en: `A brace stands alone. Placeholders are ${allowed}.`,
    };
  // Such a paragraph would look like the button of the mail.
  if (text.split(/\n{2,}/).some(isLink))
    return {
      de: 'Ein Link darf nicht allein in einem Absatz stehen: Er sähe aus wie der Knopf der Mail.',
      en: 'A link must not stand alone in a paragraph: it would look like the button of the mail.',
    };
  return undefined;
}

/** The text with its placeholders filled in; values are inserted as they are. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (found, name: string) => (isPlaceholder(name) ? values[name] : found));
}

function isPlaceholder(name: string | undefined): name is PlaceholderName {
  return placeholderNames.some((each) => each === name);
}

import type { LocalizedText } from '#contract/base/localized.ts';
import type { LegalTask } from '../../opening/use-opening.ts';

export interface StarterBlock extends LocalizedText {
  model: 'headline' | 'text';
  anchor?: string;
}

/** A page with a text to begin with. What stands in brackets is for the house to fill in. */
export interface StarterPage {
  /** The task of the checklist that the page is for. */
  task: LegalTask;
  title: LocalizedText;
  slug: LocalizedText;
  blocks: StarterBlock[];
}

export function headline(de: string, en: string, anchor?: string): StarterBlock {
  return { model: 'headline', de, en, ...(anchor === undefined ? {} : { anchor }) };
}

/** Paragraphs; `<br>`, lists and links are written as HTML. */
export function text(de: string[], en: string[]): StarterBlock {
  return { model: 'text', de: paragraphs(de), en: paragraphs(en) };
}

function paragraphs(texts: string[]): string {
  return texts.map((each) => (each.startsWith('<ul>') ? each : `<p>${each}</p>`)).join('');
}

/** The first block of every legal page. Its brackets keep the page on the checklist until somebody has deleted it. */
export const notice = text(
  [
    '<strong>[Bitte prüfen]</strong> Dieser Text ist eine Vorlage und keine Rechtsberatung. Ersetzen Sie alles, was in eckigen Klammern steht, streichen Sie, was auf Ihr Haus nicht zutrifft, lassen Sie den Text prüfen und löschen Sie dann diesen Absatz.',
  ],
  [
    '<strong>[Please check]</strong> This text is a template and not legal advice. Replace everything in square brackets, delete what does not apply to your house, have the text checked, and then delete this paragraph.',
  ],
);

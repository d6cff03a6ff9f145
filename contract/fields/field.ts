import type { LocalizedText } from '../base/localized.ts';
import type { EmbedKind } from './embed-hosts.ts';
import type { FieldSettings } from './field-settings.ts';
import type { OwnFileUse } from './own-file.ts';

/** What a film of the media library offers to those who do not hear or see it. A provider's player has its own. */
export const filmAlternatives = {
  captions_de: ownFile('Untertitel Deutsch', 'German captions', {
    files: ['captions'],
    help: { de: 'WebVTT-Datei; nur zu einem eigenen Film', en: 'WebVTT file; only with a film of your own' },
  }),
  captions_en: ownFile('Untertitel Englisch', 'English captions', {
    files: ['captions'],
    help: { de: 'WebVTT-Datei; nur zu einem eigenen Film', en: 'WebVTT file; only with a film of your own' },
  }),
  described: ownFile('Fassung mit Audiodeskription', 'Version with audio description', {
    files: ['video', 'audio'],
    help: { de: 'Film oder Ton; nur zu einem eigenen Film', en: 'Film or sound; only with a film of your own' },
  }),
  transcript: rich('Text des Films', 'Text of the film', {
    help: { de: 'Zum Nachlesen; nur zu einem eigenen Film', en: 'To be read; only with a film of your own' },
  }),
};

interface FieldBase {
  /** What the form calls the field. */
  label: LocalizedText;
  /** Must be filled before the page can be published. */
  required?: boolean;
  /** Most characters a published text may have. */
  maximum?: number;
  /** Held once for each language. */
  translated?: boolean;
  /** Typed on the page itself; the edit dialog leaves it out unless it also sets `form`. */
  inline?: boolean;
  /** One sentence under the input. */
  help?: LocalizedText;
}

/** One line of plain text. */
export interface LineField extends FieldBase {
  kind: 'line';
  /** The form that every value has. */
  pattern?: RegExp;
}
/** Plain text with line breaks. */
export interface LinesField extends FieldBase {
  kind: 'lines';
}
/** Rich text: bold, italic, links, lists, blockquote, alignment. Stored as sanitised HTML. */
export interface RichField extends FieldBase {
  kind: 'rich';
}
/** One of a few named values. */
export interface ChoiceField<V extends string = string> extends FieldBase {
  kind: 'choice';
  options: readonly { value: V; label: LocalizedText }[];
  default: V;
  /** Values that the house allows, where its configuration leaves only some of the options. */
  allowed?: (settings: FieldSettings) => readonly string[];
}
/** Yes or no. */
export interface FlagField extends FieldBase {
  kind: 'flag';
  default: boolean;
}
/** A picture of the media library, by id. */
export interface ImageField extends FieldBase {
  kind: 'image';
}
/** Where a link leads: `page:12`, `event:7`, `media:3`, `https://…`, `mailto:…`, `tel:…`, `/…` or `#anchor`. */
export interface LinkField extends FieldBase {
  kind: 'link';
  /** Takes only files of the media library for these uses, `media:3`. */
  files?: readonly OwnFileUse[];
}
/** Address of a foreign player on an allowed host. */
export interface EmbedField extends FieldBase {
  kind: 'embed';
  hosts: EmbedKind;
  /** Takes a file of the media library instead, `media:3`; in answers this is the address of the file. */
  files?: readonly OwnFileUse[];
}
/** Name of the block in addresses: lower-case letters, digits and hyphens. */
export interface AnchorField extends FieldBase {
  kind: 'anchor';
}
/** An event of the programme, by id. */
export interface EventField extends FieldBase {
  kind: 'event';
}

/** A shared part, by id; its modules stand where the block is. */
export interface SharedField extends FieldBase {
  kind: 'shared';
}

/** Kinds whose values are texts that people write and read. */
const textKinds = ['line', 'lines', 'rich'] as const;

/** True for a kind of field, of a block or of a record, whose value is a text. */
export function isTextKind(kind: string | undefined): kind is (typeof textKinds)[number] {
  return textKinds.some((one) => one === kind);
}

export type Field =
  | LineField
  | LinesField
  | RichField
  | ChoiceField
  | FlagField
  | ImageField
  | LinkField
  | EmbedField
  | AnchorField
  | EventField
  | SharedField;

export type Fields = Record<string, Field>;

/** The stored type of a field's value. */
export type ValueOf<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'image' | 'event' | 'shared' }
    ? number | null
    : F extends ChoiceField<infer V>
      ? V
      : string;

type Options<F extends Field> = Omit<F, 'kind' | 'label'>;

function label(de: string, en: string): LocalizedText {
  return { de, en };
}

/** Plain text of one line; translated unless told otherwise. */
export function line(de: string, en: string, options: Options<LineField> = {}): LineField {
  return { kind: 'line', label: label(de, en), translated: true, ...options };
}
export function lines(de: string, en: string, options: Options<LinesField> = {}): LinesField {
  return { kind: 'lines', label: label(de, en), translated: true, ...options };
}
export function rich(de: string, en: string, options: Options<RichField> = {}): RichField {
  return { kind: 'rich', label: label(de, en), translated: true, ...options };
}
export function choice<const V extends string>(
  de: string,
  en: string,
  options: { default: NoInfer<V>; options: readonly { value: V; label: LocalizedText }[] } & Pick<FieldBase, 'help'> & {
      allowed?: (settings: FieldSettings) => readonly string[];
    },
): ChoiceField<V> {
  return { kind: 'choice', label: label(de, en), ...options };
}
export function flag(de: string, en: string, options: Partial<Options<FlagField>> = {}): FlagField {
  return { kind: 'flag', label: label(de, en), default: false, ...options };
}
export function image(de = 'Bild', en = 'Image', options: Options<ImageField> = {}): ImageField {
  return { kind: 'image', label: label(de, en), ...options };
}
export function link(de = 'Ziel des Links', en = 'Link target', options: Options<LinkField> = {}): LinkField {
  return { kind: 'link', label: label(de, en), ...options };
}
/** A file of the media library that the page itself plays. */
export function ownFile(
  de: string,
  en: string,
  options: Options<LinkField> & { files: readonly OwnFileUse[] },
): LinkField {
  return { kind: 'link', label: label(de, en), ...options };
}
export function embed(de: string, en: string, options: Options<EmbedField>): EmbedField {
  return { kind: 'embed', label: label(de, en), ...options };
}
export function anchor(): AnchorField {
  return {
    kind: 'anchor',
    label: label('Sprungmarke', 'Anchor'),
    maximum: 80,
    help: label('Kleine Buchstaben, Ziffern und Bindestriche', 'Lower-case letters, digits and hyphens'),
  };
}
export function event(de = 'Termin', en = 'Event', options: Options<EventField> = {}): EventField {
  return { kind: 'event', label: label(de, en), ...options };
}

export function shared(de: string, en: string, options: Options<SharedField> = {}): SharedField {
  return { kind: 'shared', label: label(de, en), ...options };
}

/** The value a new block starts with. */
export function defaultValue(field: Field): string | number | boolean | null {
  switch (field.kind) {
    case 'flag':
    case 'choice':
      return field.default;
    case 'image':
    case 'event':
    case 'shared':
      return null;
    default:
      return '';
  }
}

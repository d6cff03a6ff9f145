import { m } from '#messages/paraglide/messages.js';
import { allowedInside, type Block, createBlock, isModel, kindOf, widthsOf } from '#contract/blocks/block.ts';
import type { Field } from '#contract/fields/field.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { isEmptyValue, isLinkTarget, valueSchema } from '#contract/fields/field-value.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { withOmitted } from '#contract/blocks/omitted.ts';
import { anyReferenceKind } from '#contract/fields/reference.ts';
import { recordOf } from '#contract/base/records.ts';
import type { Alerts } from '../../core/session/alerts.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { heightOf, placeForAll } from '../../core/tree/target-places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { newBlockId } from '../../core/random-id.ts';
import { insertCopies } from '../blocks/block-actions.ts';
import type { ClipboardPayload } from './copy-blocks.ts';

const allowed = new Set(['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A']);
const alignments = new Set(['align-center', 'align-right']);

/**
 * Sanitizes rich text from the clipboard, which is untrusted: only allowed marks and safe links stay. The server
 * sanitizes it again; this protects the page until then.
 */
export function sanitisePastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = document.implementation.createHTMLDocument().createElement('div');
  copyInto(clean, body);
  return clean.innerHTML;
}

function copyInto(target: Element, source: Element): void {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) target.append(node.textContent ?? '');
    if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(node.tagName)) continue;
    const copy = allowed.has(node.tagName) ? copyOf(target.ownerDocument, node) : target;
    if (copy !== target) target.append(copy);
    copyInto(copy, node);
  }
}

function copyOf(owner: Document, node: HTMLElement): HTMLElement {
  const copy = owner.createElement(node.tagName);
  const alignment = [...node.classList].find((name) => alignments.has(name));
  if (alignment) copy.className = alignment;
  const href = node.tagName === 'A' ? node.getAttribute('href') : null;
  if (href !== null && isLinkTarget(href)) copy.setAttribute('href', href);
  const start = node.tagName === 'OL' ? node.getAttribute('start') : null;
  if (start !== null) copy.setAttribute('start', start);
  if (node.getAttribute('target') === '_blank') copy.setAttribute('target', '_blank');
  return copy;
}

interface Fitting {
  /** False when the modules come from another site, where pictures, pages and events have other ids. */
  sameSite: boolean;
  /** Language of the names of what was left out. */
  locale: Locale;
  fieldSettings: FieldSettings;
  lost: Set<string>;
}

/** Converts clipboard modules to the current schema: new ids, validated fields, and a list of what was left out. */
export function fitBlocks(raw: readonly unknown[], given: Omit<Fitting, 'lost'>): { blocks: Block[]; lost: string[] } {
  const fitting: Fitting = { ...given, lost: new Set() };
  const blocks = raw.flatMap((each) => fitBlock(each, fitting) ?? []);
  return { blocks, lost: [...fitting.lost] };
}

function fitBlock(raw: unknown, fitting: Fitting): Block | null {
  const old = recordOf(raw);
  if (!isModel(old.model)) {
    fitting.lost.add(String(old.model ?? '?').slice(0, 40));
    return null;
  }
  let block = createBlock(old.model, newBlockId());
  fitFields(block, old, fitting);
  const { omitted } = old;
  if (Array.isArray(omitted))
    for (const locale of locales) if (omitted.includes(locale)) block = withOmitted(block, locale, true);
  if (block.columns) fitColumns(block, old, fitting);
  else if (block.children) block.children = fitList(block, old.children, fitting);
  return block;
}

function fitFields(block: Block, old: Record<string, unknown>, fitting: Fitting): void {
  const { fields } = kindOf(block.model);
  const shared = recordOf(old.fields);
  const translations = recordOf(old.translations);
  for (const [name, field] of Object.entries(fields)) {
    // Anchors must stay unique.
    if (field.kind === 'anchor') continue;
    if (!field.translated) {
      const value = shared[name] ?? recordOf(translations.de)[name];
      block.fields[name] = fitValue(block, field, value, fitting) ?? block.fields[name];
      continue;
    }
    for (const locale of locales) {
      const value = recordOf(translations[locale])[name] ?? (locale === 'de' ? shared[name] : undefined);
      const own = block.translations[locale];
      own[name] = fitValue(block, field, value, fitting) ?? own[name];
      if (recordOf(recordOf(old.machine)[locale])[name] === value && own[name])
        block.machine = { ...block.machine, [locale]: { ...block.machine?.[locale], [name]: String(own[name]) } };
    }
    const basis = recordOf(old.basis)[name];
    if (typeof basis === 'string') block.basis = { ...block.basis, [name]: basis };
  }
  const names = [shared, ...locales.map((locale) => recordOf(translations[locale]))].flatMap((values) =>
    Object.keys(values).filter((name) => values[name] !== '' && values[name] !== null),
  );
  for (const name of names) if (!Object.hasOwn(fields, name)) lose(block, name, fitting);
}

/** The value when it is valid; undefined keeps the default. */
function fitValue(block: Block, field: Field, value: unknown, fitting: Fitting): unknown {
  if (value === undefined || isEmptyValue(field, value)) return undefined;
  const isReference = isId(field) || (isAddress(field) && refers(value));
  const clean = field.kind === 'rich' && typeof value === 'string' ? sanitisePastedHtml(value) : value;
  const schema = valueSchema(field, { strictness: 'draft', fieldSettings: fitting.fieldSettings });
  if ((isReference && !fitting.sameSite) || !schema.safeParse(clean).success) {
    lose(block, field.label[fitting.locale], fitting);
    return undefined;
  }
  return clean;
}

const isId = ({ kind }: Field) => kind === 'image' || kind === 'event' || kind === 'shared';
const isAddress = ({ kind }: Field) => kind === 'link' || kind === 'embed';

const reference = new RegExp(`^(?:${anyReferenceKind}):`);

function refers(value: unknown): boolean {
  return typeof value === 'string' && reference.test(value);
}

function fitColumns(block: Block, old: Record<string, unknown>, fitting: Fitting): void {
  const lists = (Array.isArray(old.columns) ? old.columns : []).map((column) => recordOf(column).children);
  const count = widthsOf(String(block.fields.layout)).length;
  block.columns = Array.from({ length: count }, () => ({ children: [] }));
  // Blocks of a removed column move to the last remaining column.
  for (const [slot, list] of lists.entries())
    block.columns[Math.min(slot, count - 1)]?.children.push(...fitList(block, list, fitting));
}

function fitList(block: Block, list: unknown, fitting: Fitting): Block[] {
  const inside = allowedInside(block.model);
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const child = fitBlock(each, fitting);
    if (child && inside.includes(child.model)) return child;
    if (child) fitting.lost.add(kindName(child.model, fitting.locale));
    return [];
  });
}

function lose(block: Block, what: string, { locale, lost }: Fitting): void {
  lost.add(`${kindName(block.model, locale)}: ${what}`);
}

/**
 * Pastes copied modules after the selection, or into it when they are allowed nowhere else. Announces what was left
 * out. False, with the reason shown, if nothing could be pasted.
 */
export function pasteBlocks(session: EditSession, { origin, blocks: raw }: ClipboardPayload): boolean {
  const { store, locale, alerts } = session;
  const { fieldSettings } = session.setup;
  const sameSite = origin === window.location.origin;
  const { blocks, lost } = fitBlocks(raw, { sameSite, locale, fieldSettings });
  const [first] = blocks;
  if (!first) return refuse(alerts, m.editor_paste_nothing_fits({ names: lost.join(', ') }));
  const kind = blocks.length === 1 ? kindName(first.model, locale) : m.editor_modules_counted({ count: blocks.length });
  const payload = {
    ids: [],
    models: blocks.map(({ model }) => model),
    height: Math.max(...blocks.map(heightOf)),
  };
  const place = placeForAll(store, payload, session.selection.get().id);
  if (!place) return refuse(alerts, m.editor_paste_no_place({ kind }));
  insertCopies(session, blocks, {
    place,
    label: m.editor_step_pasted({ kind }),
    announcement: m.editor_say_pasted({ kind }),
  });
  if (lost.length > 0) refuse(alerts, m.editor_paste_left_out({ names: lost.join(', ') }));
  return true;
}

function refuse(alerts: Alerts, text: string): false {
  alerts.show({ kind: 'error', title: m.editor_paste_title(), text });
  return false;
}

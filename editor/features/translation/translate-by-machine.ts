import { translationApi } from '#contract/api.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import { translationBatches } from '#contract/editing/translation-api.ts';
import { valueSchema } from '#contract/fields/field-value.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from '../../core/api-client.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { blockTitle, kindName } from '../../core/tree/step-names.ts';
import { findTexts, type TranslationScope, type WantedText } from './find-texts.ts';

/** Sessions that wait for the service. */
const busy = new WeakSet<EditSession>();

/**
 * Drafts what is missing or outdated in a scope and writes it as one step. What a person has changed while the service
 * worked stays, and so does a text that came back damaged; the reason is shown.
 */
export async function translateByMachine(session: EditSession, scope: TranslationScope): Promise<void> {
  const { alerts } = session;
  if (busy.has(session)) return alerts.announce(m.editor_translating());
  const wanted = findTexts(session, scope);
  if (wanted.length === 0) return alerts.tell(m.editor_nothing_to_translate(), '', m.editor_nothing_to_translate());
  busy.add(session);
  alerts.tell(m.editor_translating(), '', m.editor_translating());
  const { operations, problems } = await translateAll(session, wanted, scope.target).finally(() =>
    busy.delete(session),
  );
  const count = operations.filter(({ op }) => op === 'machine').length;
  if (count > 0) {
    session.perform({ label: stepName(session, scope, wanted), operations });
    alerts.tell(m.editor_translated(), m.editor_translated_count({ count }));
  }
  if (problems.length === 0) return;
  alerts.announce(`${m.editor_not_translated()}: ${problems.join('. ')}`);
  alerts.show({ kind: 'error', title: m.editor_not_translated(), text: problems.join('\n') });
}

interface Outcome {
  operations: Operation[];
  /** Reasons why texts were not translated, each once. */
  problems: string[];
}

/** Asks in as many calls as needed; a call that fails ends them, and what came before it is kept. */
async function translateAll(session: EditSession, wanted: WantedText[], target: Locale): Promise<Outcome> {
  const answers: { one: WantedText; text: string | null; problem: string | null }[] = [];
  const problems = new Set<string>();
  for (const part of translationBatches(wanted)) {
    try {
      const texts = part.map(({ text, rich }) => ({ text, rich }));
      const params = { locale: session.locale };
      const answer = await session.api(translationApi.translate, { params, body: { target, texts } });
      for (const [index, { text, problem }] of answer.texts.entries()) {
        const one = part[index];
        if (one) answers.push({ one, text, problem });
      }
    } catch (error) {
      problems.add(reasonOf(error));
      break;
    }
  }
  // Not before the last answer: people write while the service works.
  const operations = answers.flatMap(({ one, text, problem }) => {
    const reason = text === null ? problem : whyNot(session, one, { text, target });
    if (text !== null && reason === null) return steps(one, text, target);
    problems.add(`${blockTitle(one.block, session.locale)}: ${reason}`);
    return [];
  });
  return { operations, problems: [...problems] };
}

/** Null if the translation may be written: nobody has changed either text, and it fits the field. */
function whyNot(
  session: EditSession,
  { block, field, text: original }: WantedText,
  { text, target }: { text: string; target: Locale },
): string | null {
  const now = session.store.block(block.id);
  const definition = fieldOf(block.model, field);
  const source = otherLocale(target);
  const same =
    now?.translations[source][field] === original &&
    now.translations[target][field] === block.translations[target][field];
  if (!same || !definition) return m.editor_translation_changed();
  const checked = valueSchema(definition, session.rules('draft')).safeParse(text);
  return checked.success ? null : (checked.error.issues[0]?.message ?? '');
}

function steps({ block, field }: WantedText, value: string, locale: Locale): Operation[] {
  const { id, basis, translations } = block;
  return [
    { op: 'set', id, field, locale, before: translations[locale][field], value },
    { op: 'machine', id, field, locale, value },
    ...(locale === 'en' && basis?.[field] !== undefined
      ? [{ op: 'basis', id, field, value: null } satisfies Operation]
      : []),
  ];
}

function stepName(session: EditSession, { ids }: TranslationScope, [first]: WantedText[]): string {
  if (ids.includes(session.store.root.id) || !first) return m.editor_step_page_translated();
  return m.editor_step_translated({ kind: kindName(first.block.model, session.locale) });
}

import { type Block, kindOf } from '#contract/blocks/block.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckContext, CheckIssue, Fix } from './issue.ts';
import { type FoundLink, linksIn, replaceLink } from './links-in.ts';

const isVagueText =
  /^(?:(?:bitte )?(?:klicken sie )?hier(?: klicken)?|mehr|weiter|weiterlesen|link|(?:click )?here|more|read more|this)[.:!…]?$/i;
const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/** Links with a deleted, hidden or past target, and links whose text does not describe the target. */
export const checkLinks: Check = (context) =>
  context.blocks.flatMap((block) => linksIn(block).flatMap((link) => issuesOf(context, block, link)));

function issuesOf(context: CheckContext, block: Block, link: FoundLink): CheckIssue[] {
  const reference = readReference(link.target);
  const target = reference ? context.facts.targets.get(`${reference.kind}:${reference.id}`) : undefined;
  const issues = [targetIssue(context, block, link, target), wordsIssue(context, block, link, target ?? undefined)];
  return issues.filter((issue) => issue !== null);
}

function targetIssue(
  { locale, session }: CheckContext,
  block: Block,
  link: FoundLink,
  target: LinkTarget | null | undefined,
): CheckIssue | null {
  if (target === undefined || target?.state === 'public') return null;
  const title = target === null ? m.check_gone() : target.state === 'hidden' ? m.check_hidden() : m.check_past_link();
  return {
    key: `target ${block.id} ${link.field} ${link.locale} ${link.target}`,
    level: 'better',
    id: block.id,
    field: link.field,
    title,
    text: [target?.title ?? link.plainText ?? '', blockTitle(block, locale)].filter(Boolean).join(', '),
    fixes: target === null ? [removeLink({ session }, block, link)] : [],
  };
}

/** Removes the link and keeps its text. */
function removeLink({ session }: Pick<CheckContext, 'session'>, block: Block, link: FoundLink): Fix {
  return {
    label: m.check_take_link(),
    run() {
      const { before, value } = valueWithout(block, link);
      session.perform({
        label: m.check_take_link(),
        operations: [{ op: 'set', id: block.id, field: link.field, locale: link.locale, before, value }],
      });
    },
  };
}

function valueWithout(block: Block, link: FoundLink): { before: unknown; value: string } {
  const before = link.locale === null ? block.fields[link.field] : block.translations[link.locale][link.field];
  return { before, value: link.plainText === null ? '' : replaceLink(String(before), link, null) };
}

function wordsIssue(
  context: CheckContext,
  block: Block,
  link: FoundLink,
  target: LinkTarget | undefined,
): CheckIssue | null {
  const plainText = link.plainText ?? ownWords(block, link);
  if (plainText === null || plainText === '') return null;
  const vague = isVagueText.test(plainText);
  if (!vague && !bareAddress.test(plainText)) return null;
  const better = target?.title;
  return {
    key: `words ${block.id} ${link.field} ${link.locale} ${plainText} ${link.target}`,
    level: 'better',
    id: block.id,
    field: link.plainText === null ? 'content' : link.field,
    title: vague ? m.check_vague_link() : m.check_bare_address(),
    text: m.check_link_words({ words: plainText, where: blockTitle(block, context.locale) }),
    fixes: better === undefined ? [] : [replaceLinkText(context, block, link, better)],
  };
}

/** The own text of a block that is only a link. */
function ownWords(block: Block, link: FoundLink): string | null {
  const { linkWords } = kindOf(block.model);
  if (linkWords === undefined || link.locale === 'en') return null;
  return String(block.translations.de[linkWords] ?? '').trim();
}

function replaceLinkText({ session }: CheckContext, block: Block, link: FoundLink, plainText: string): Fix {
  return {
    label: m.check_put_words({ words: plainText }),
    run() {
      const locale = link.locale ?? 'de';
      const field = link.plainText === null ? 'content' : link.field;
      const before = block.translations[locale][field];
      const value = link.plainText === null ? plainText : replaceLink(String(before), link, plainText);
      session.perform({
        label: m.check_step_link_words(),
        operations: [{ op: 'set', id: block.id, field, locale, before, value }],
      });
    },
  };
}

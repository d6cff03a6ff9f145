import { eq } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { type HouseMark, type MarkName, markNames } from '#contract/settings/house.ts';
import { locales } from '#contract/base/locale.ts';
import { mailNames, mailParts, type MailTexts } from '#contract/settings/mails/mail-texts.ts';
import { mailTextProblem } from '#contract/settings/mails/placeholders.ts';
import { settingsFields } from '#contract/settings/settings-api.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { contrastProblems } from '#contract/settings/theme/check-contrast.ts';
import { contrastMessage } from '#contract/settings/theme/colour-labels.ts';
import { media } from '../../db/tables/media.ts';
import type { Transaction } from '../../db/database.ts';
import { type CleanSvg, cleanSvg } from '../../platform/pictures/clean-svg.ts';
import { isDrawable } from '../../platform/pictures/open-mark.ts';
import { checkTargets } from '../../resources/check-targets.ts';

/** Returns the settings with rewritten marks; throws with each refused mark or colour, and with what was `found` before. */
export async function checkHouse(
  tx: Transaction,
  sent: Partial<SiteSettings>,
  found: readonly Problem[] = [],
): Promise<Partial<SiteSettings>> {
  await checkTargets(tx, { fields: settingsFields, values: sent, before: {} });
  const problems = [...found];
  const checked = { ...sent };
  for (const name of markNames) {
    const mark = sent[name];
    if (!mark || mark.svg.trim() === '') continue;
    const clean = cleanSvg(mark.svg);
    const refused = 'refused' in clean ? clean.refused : await reasonAgainst(name, clean);
    if (refused !== null) problems.push({ path: `${name}.svg`, message: refused });
    else if ('text' in clean) checked[name] = { ...mark, svg: clean.text };
  }
  if (sent.icon && (await isOblong(tx, sent.icon)))
    problems.push({ path: 'icon.media_id', message: 'icon_not_square' });
  if (sent.theme) problems.push(...unreadable(sent.theme));
  if (sent.mail_texts) problems.push(...unusableTexts(sent.mail_texts));
  if (problems.length > 0) throw new AppError('invalid', undefined, { issues: problems });
  return checked;
}

async function reasonAgainst(name: MarkName, clean: CleanSvg): Promise<Message | null> {
  if (name === 'icon' && !isSquare(clean)) return 'icon_not_square';
  return (await isDrawable(clean.text)) ? null : 'svg_not_drawable';
}

function unreadable({ colours }: Theme): Problem[] {
  return contrastProblems(colours).map((problem) => ({
    path: `theme.colours.${problem.front}`,
    message: contrastMessage(problem),
  }));
}

function unusableTexts(texts: MailTexts): Problem[] {
  return mailNames.flatMap((mail) =>
    mailParts.flatMap((part) =>
      locales.flatMap((locale) => {
        const message = mailTextProblem(texts[mail][part][locale]);
        return message ? [{ path: `mail_texts.${mail}.${part}.${locale}`, message }] : [];
      }),
    ),
  );
}

function isSquare({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width / height - 1) <= 0.02;
}

async function isOblong(tx: Transaction, { svg, media_id: id }: HouseMark): Promise<boolean> {
  if (svg !== '' || id === null) return false;
  const [row] = await tx.select({ width: media.width, height: media.height }).from(media).where(eq(media.id, id));
  return !row?.width || !row.height || !isSquare({ width: row.width, height: row.height });
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { replacingApi, replacingLimits } from '#contract/editing/replacing-api.ts';
import { request } from '../api/request.ts';
import { ActDialog } from '../layout/act-dialog.tsx';
import type { Outcome } from '../layout/last-act.tsx';
import { countText } from './count-text.ts';
import type { Criteria } from './criteria.ts';
import { type ChosenText, chosenTexts, countOf, type ListedText, ownersOf, possibleCount } from './found-owners.ts';
import styles from './replace.module.css';

interface ReplaceFootProps {
  criteria: Criteria;
  texts: readonly ListedText[];
  unticked: ReadonlySet<string>;
  isSearching: boolean;
  isOutdated: boolean;
  onActed: (outcome: Outcome) => void;
}

/** Number of ticked places and the button that replaces them; it asks first. */
export function ReplaceFoot({ criteria, texts, unticked, isSearching, isOutdated, onActed }: ReplaceFootProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { chosen, isCut } = chosenTexts(texts, { unticked, most: replacingLimits.texts });
  const count = countOf(chosen);
  const what = countText(translate, count);
  const ticked = countOf(chosenTexts(texts, { unticked, most: texts.length }).chosen).places;
  return (
    <div className={`cluster sticky-foot ${styles.foot}`}>
      <Button
        variant="contained"
        disabled={isSearching || isOutdated || count.places === 0}
        onClick={() => setAsking(true)}
      >
        {translate('replace.now', { what })}
      </Button>
      <output className="hint">{translate('replace.chosen', { chosen: ticked, all: possibleCount(texts) })}</output>
      {isCut && <p>{translate('replace.limit', { max: replacingLimits.texts })}</p>}
      <output className={styles.outdated}>{isOutdated && translate('replace.outdated')}</output>
      {asking && <AskDialog {...{ criteria, chosen, what, onActed }} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface AskDialogProps extends Pick<ReplaceFootProps, 'criteria' | 'onActed'> {
  chosen: readonly ChosenText[];
  what: string;
  onClose: () => void;
}

/** Says what becomes a draft and what visitors see at once, before it is done. */
function AskDialog({ criteria, chosen, what, onActed, onClose }: AskDialogProps) {
  const translate = useTranslate();
  const { term, replacement, match_case: matchCase, whole_words: wholeWords } = criteria;
  const owners = ownersOf(chosen.map(({ text }) => text));
  const live = owners.filter(({ isLive }) => isLive);
  const names = live.map(({ kind, title }) => `${translate(`entities.${kind}`, { _: kind })}: ${title}`);
  async function act() {
    const texts = chosen.map(({ text: { target, seen }, places }) => ({ target, seen, places }));
    const body = { term, replacement, match_case: matchCase, whole_words: wholeWords, texts };
    const done = await request(replacingApi.replace, { body });
    const sentence =
      done.id === null
        ? translate('replace.done_none')
        : translate('replace.done', { what: countText(translate, done) });
    onActed({ sentence, left: done.left });
  }
  return (
    <ActDialog title={translate('replace.ask', { what })} action={translate('replace.do')} act={act} onClose={onClose}>
      <p className={styles.said}>
        {translate(replacement === '' ? 'replace.ask_removed' : 'replace.ask_words', { term, replacement })}
      </p>
      {owners.some(({ isDraft }) => isDraft) && <p className={styles.said}>{translate('replace.ask_drafts')}</p>}
      {live.length > 0 && (
        <div className={`notice warn ${styles.live}`}>
          <p>{translate('replace.ask_live', { smart_count: live.length })}</p>
          <ul>
            {[...counted(names)].map(([name, count]) => (
              <li key={name}>
                {name}
                {count > 1 && ` (${count})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ActDialog>
  );
}

/** How often each name occurs: the dates of a production have one title. */
function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { type FormEvent, useState, useEffect, useRef } from 'react';
import { useTranslate, HttpError } from 'react-admin';
import { Problem } from '../../../layout/problem.tsx';
import styles from './bulk.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { mediaApi } from '#contract/media/media-api.ts';
import { request, reasonsOf } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import {
  bulkTextModes,
  bulkMediaApi,
  type BulkMediaChange,
  type PlannedMedia,
} from '#contract/media/bulk-media-api.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import { keysOf, recordOf } from '#contract/base/records.ts';
import { locales } from '#text/languages.ts';
import { TagsField } from '../../../media/tags-field.tsx';
import { languageNames } from '../../../messages/locale.ts';
import { z } from 'zod';
import { type LocalizedText, localizedOf } from '#contract/base/localized.ts';
import { parseBody } from '#contract/client/read-answer.ts';
import { Thumbnail } from '../../../media/thumbnail.tsx';
import { useCall } from '../../../api/use-call.ts';

interface BulkDialogProps {
  ids: number[];
  close: (changed: number) => void;
}

/** Texts and tags for all chosen entries: what is wanted, then a preview of what changes, then the act. */
export function BulkDialog({ ids, close }: BulkDialogProps) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const tags = useTagsOf(ids);
  const [wish, setWish] = useState(emptyWish);
  const { plan, problem, busy, preview, act, back } = useBulkChange({ ids, wish, done: close });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (plan ? act() : preview());
  };
  const count = plan ? changing(plan).length : 0;
  return (
    <Dialog open onClose={() => close(0)} fullWidth maxWidth="md" fullScreen={small} aria-labelledby="bulk-media">
      <form onSubmit={submit} className={styles.form} noValidate>
        <DialogTitle id="bulk-media">{translate('media.bulk_title', { smart_count: ids.length })}</DialogTitle>
        <DialogContent>
          <Problem>{problem}</Problem>
          {plan ? <BulkPreview plan={plan} /> : <BulkFields wish={wish} change={setWish} tags={tags} />}
        </DialogContent>
        <DialogActions>
          {plan && <Button onClick={back}>{translate('ra.action.back')}</Button>}
          <Button onClick={() => close(0)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || (plan !== null && count === 0)}>
            {plan ? translate('media.bulk_change', { smart_count: count }) : translate('media.bulk_preview')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Every tag that one of the entries has, in alphabetical order; empty while they load. */
function useTagsOf(ids: readonly number[]): string[] {
  const query = { ids: ids.join(','), page: 1, page_size: ids.length };
  const { data } = useCall(['media', 'list', query], mediaApi.list, { query });
  const tags = new Set(data?.results.flatMap((entry) => entry.tags));
  return [...tags].toSorted((a, b) => a.localeCompare(b));
}

interface BulkFieldsProps {
  wish: Wish;
  change: (wish: Wish) => void;
  /** Tags that can be taken away: those of the chosen entries. */
  tags: readonly string[];
}

/** What all chosen entries shall get; empty inputs change nothing. */
function BulkFields({ wish, change, tags }: BulkFieldsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.fields}>
      <p className={`whole ${styles.wide}`}>{translate('media.bulk_help')}</p>
      {keysOf(mediaTextLengths).map((name) =>
        locales.map((locale) => (
          <TextField
            key={`${name}-${locale}`}
            id={`bulk-${name}-${locale}`}
            label={`${translate(`resources.media.fields.${name}`)} ${translate(languageNames[locale])}`}
            value={wish[name][locale]}
            multiline={name === 'caption'}
            slotProps={{ htmlInput: { lang: locale, maxLength: mediaTextLengths[name] } }}
            onChange={(event) => change({ ...wish, [name]: { ...wish[name], [locale]: event.target.value } })}
          />
        )),
      )}
      <RadioGroup
        className={`whole ${styles.wide}`}
        aria-label={translate('media.bulk_present')}
        value={wish.texts}
        onChange={({ target }) => isOneOf(bulkTextModes, target.value) && change({ ...wish, texts: target.value })}
      >
        {bulkTextModes.map((mode) => (
          <FormControlLabel key={mode} value={mode} control={<Radio />} label={translate(`media.bulk_${mode}`)} />
        ))}
      </RadioGroup>
      <TagsField
        id="bulk-add-tags"
        label={translate('media.bulk_add_tags')}
        value={wish.add}
        onChange={(add) => change({ ...wish, add })}
      />
      {tags.length > 0 && (
        <TagsField
          id="bulk-remove-tags"
          label={translate('media.bulk_remove_tags')}
          creates={false}
          options={tags}
          value={wish.remove}
          onChange={(remove) => change({ ...wish, remove })}
        />
      )}
    </div>
  );
}

const empty = { de: '', en: '' };

/** What is typed in the dialog. */
interface Wish extends Record<'alt' | 'caption' | 'copyright', LocalizedText> {
  add: readonly string[];
  remove: readonly string[];
  texts: (typeof bulkTextModes)[number];
}

const emptyWish: Wish = { alt: empty, caption: empty, copyright: empty, add: [], remove: [], texts: 'keep' };

const refusedSchema = z.object({ media: z.array(z.object({ title: z.string(), message: z.string() })) });

/** Preview and act of a change of many entries; `done` is called with the number of changed ones. */
function useBulkChange({ ids, wish, done }: { ids: number[]; wish: Wish; done: (changed: number) => void }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  // With the change that it shows: fields can be typed in while it loads.
  const [planned, setPlan] = useState<{ media: PlannedMedia[]; change: BulkMediaChange } | null>(null);
  const { busy, problem, setProblem, run: runAction } = useAction();

  const run = (send: () => Promise<void>) =>
    runAction(send, (error) => {
      const refused = error instanceof HttpError ? parseBody(refusedSchema, recordOf(error.body).details) : undefined;
      const reasons = refused?.media.map(({ title, message }) => `${title}: ${message}`).join('; ');
      const messages = reasonsOf(error).map((message) => translate(message, { _: message }));
      // Somebody else has changed one of them: the preview is made again.
      if (refused) setPlan(null);
      return reasons ? translate('media.bulk_refused', { reasons }) : messages.join(' ');
    });

  const preview = () =>
    run(async () => {
      const change = changeOf(wish);
      setPlan({ ...(await request(bulkMediaApi.preview, { body: { ids, change } })), change });
    });
  const act = () =>
    run(async () => {
      if (!planned) return;
      const media = changing(planned.media).map(({ media: { id, version } }) => ({ id, version }));
      const { changed } = await request(bulkMediaApi.change, { body: { media, change: planned.change } });
      await queries.invalidateQueries({ queryKey: ['media'] });
      done(changed);
    });
  const back = () => {
    setPlan(null);
    setProblem(null);
  };
  return { plan: planned?.media ?? null, problem: problem ?? '', busy, preview, act, back };
}

/** Only what was typed. */
function changeOf({ add, remove, texts, ...localized }: Wish): BulkMediaChange {
  const typed = Object.entries(localized).filter(([, text]) => text.de.trim() !== '' || text.en.trim() !== '');
  return {
    ...Object.fromEntries(typed),
    ...(add.length > 0 && { add_tags: [...add] }),
    ...(remove.length > 0 && { remove_tags: [...remove] }),
    texts,
  };
}

/** Entries that would change. */
function changing(plan: readonly PlannedMedia[]): PlannedMedia[] {
  return plan.filter(({ changes }) => changes.length > 0);
}

/** What a change would do to each entry. */
function BulkPreview({ plan }: { plan: readonly PlannedMedia[] }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changed = changing(plan);
  const same = plan.length - changed.length;
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {translate('media.bulk_changing', { smart_count: changed.length })}{' '}
        {same > 0 && translate('media.bulk_same', { smart_count: same })}
      </h3>
      <ul className={styles.plan}>
        {changed.map(({ media, changes }) => (
          <li key={media.id}>
            <Thumbnail media={media} />
            <div>
              <b>{media.file_name}</b>
              {changes.flatMap(({ field, before, after }) =>
                linesOf(before, after).map((line) => (
                  <p key={`${field}-${line.locale}`}>
                    {translate(`resources.media.fields.${field}`)}
                    {line.locale && ` ${translate(languageNames[line.locale])}`}:{' '}
                    {line.before && <del>{line.before}</del>} <ins>{line.after || translate('media.bulk_nothing')}</ins>
                  </p>
                )),
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line for tags, one for each language of a text that changes. */
function linesOf(before: unknown, after: unknown) {
  if (Array.isArray(after))
    return [{ locale: null, before: Array.isArray(before) ? before.join(', ') : '', after: after.join(', ') }];
  const [old, fresh] = [localizedOf(before), localizedOf(after)];
  return locales
    .filter((locale) => old[locale] !== fresh[locale])
    .map((locale) => ({ locale, before: old[locale], after: fresh[locale] }));
}

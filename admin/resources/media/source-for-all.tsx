import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { mediaApi } from '#contract/media/media-api.ts';
import { focusOnMount } from '../../fields/focus-on-mount.ts';
import { textOf } from '../../forms/text-of.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { request } from '../../api/request.ts';

/** Sets one copyright line for all selected pictures. */
export function SourceForAll({ ids, close }: { ids: number[]; close: (changed: boolean) => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { problem, run, sending } = useSubmit();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const copyright = { de: textOf(given, 'de'), en: textOf(given, 'en') };
    const went = await run(async () => {
      for (const id of ids) await request(mediaApi.change, { params: { id }, body: { copyright } });
    });
    if (!went) return;
    notify(translate('ra.notification.updated', { smart_count: ids.length }), { type: 'info' });
    close(true);
  }

  return (
    <Dialog open onClose={() => close(false)} fullWidth maxWidth="sm" aria-labelledby="source-for-all">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="source-for-all">{translate('media.source_title', { smart_count: ids.length })}</DialogTitle>
        <DialogContent>
          {problem && <p role="alert">{problem}</p>}
          {(['de', 'en'] as const).map((locale) => (
            <TextField
              key={locale}
              name={locale}
              label={`${translate('resources.media.fields.copyright')} ${translate(locale === 'de' ? 'fields.german' : 'fields.english')}`}
              slotProps={{ htmlInput: { maxLength: 300, lang: locale } }}
              {...(locale === 'de' ? { inputRef: focusOnMount } : {})}
              margin="normal"
              fullWidth
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={sending}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

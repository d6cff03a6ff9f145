import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { pageSettingsApi, type PageSettings, type PageUse } from '#contract/pages/page-settings.ts';
import { request } from '../../api/request.ts';
import { localizedText } from '../../format/record-title.ts';
import { pageOptions } from './page-options.tsx';
import { possibleParents } from './page-tree.ts';
import styles from './page-tree.module.css';
import { messageOf, type TreeActions } from './use-tree-actions.ts';

const nowhere = 0;

/** Before a page is deleted: shows its subpages and links to it, and asks where its address should redirect. */
export function DeletePage({ page, actions }: { page: PageSettings; actions: TreeActions }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [use, setUse] = useState<PageUse | null>(null);
  const [target, setTarget] = useState(nowhere);
  const title = localizedText(page.title);
  const close = () => actions.askDelete(null);
  useEffect(() => {
    request(pageSettingsApi.use, { params: { id: page.id } })
      .then(setUse)
      .catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  }, [page.id, notify]);
  const blocked = use === null || use.below > 0;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="delete-page">
      <DialogTitle id="delete-page">{translate('pages.delete_title', { title })}</DialogTitle>
      <DialogContent>
        {use && <UsesOfPage use={use} />}
        {use?.below === 0 && <p>{translate('pages.to_bin')}</p>}
        {use?.below === 0 && page.target.de === '' && (
          <TargetSelect
            choices={possibleParents(actions.tree, page.id).filter(({ page: one }) => one.target.de === '')}
            value={target}
            change={setTarget}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={blocked}
          onClick={() => actions.remove(page, target === nowhere ? null : target)}
        >
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface TargetSelectProps {
  choices: { page: PageSettings; depth: number }[];
  value: number;
  change: (id: number) => void;
}

/** Target of the redirect from the deleted page's address. */
function TargetSelect({ choices, value, change }: TargetSelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      margin="normal"
      label={translate('pages.redirect_to')}
      helperText={translate('pages.redirect_help')}
      value={value}
      onChange={(event) => change(Number(event.target.value))}
    >
      <MenuItem value={nowhere}>{translate('pages.redirect_nowhere')}</MenuItem>
      {pageOptions(choices)}
    </TextField>
  );
}

function UsesOfPage({ use: { below, used_in: sections, used_by: entities } }: { use: PageUse }) {
  const translate = useTranslate();
  if (below > 0) return <p>{translate('pages.has_below', { smart_count: below })}</p>;
  const linked = [
    ...sections.map(({ title, url }) => ({ key: `${title} ${url}`, title, url })),
    ...entities.map(({ kind, id, title }) => ({ key: `${kind} ${id}`, title, url: null })),
  ];
  if (linked.length === 0) return <p>{translate('pages.no_links')}</p>;
  return (
    <>
      <p>{translate('pages.links', { smart_count: linked.length })}</p>
      <ul className={styles.links}>
        {linked.map(({ key, title, url }) => (
          <li key={key}>{url ? <a href={url}>{title}</a> : title}</li>
        ))}
      </ul>
    </>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { localizedText } from '../../format/record-title.ts';
import { pageOptions } from './page-options.tsx';
import { type PageNode, pathTo, possibleParents } from './page-tree.ts';
import type { TreeActions } from './use-tree-actions.ts';

const top = 0;

/** Asks for the new parent and position of a page. */
export function MovePage({ page, actions }: { page: PageSettings; actions: TreeActions }) {
  const translate = useTranslate();
  const [parent, setParent] = useState(page.parent_id ?? top);
  const [position, setPosition] = useState(page.position);
  const close = () => actions.askWhereTo(null);
  const others = childrenOf(actions.tree, parent).filter((node) => node.page.id !== page.id);
  const putBelow = (id: number) => {
    setParent(id);
    setPosition(Number.MAX_SAFE_INTEGER);
  };
  const move = () => {
    close();
    void actions.move(page, { parent_id: parent === top ? null : parent, position: Math.min(position, others.length) });
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="move-page">
      <DialogTitle id="move-page">{translate('pages.move_title', { title: localizedText(page.title) })}</DialogTitle>
      <DialogContent>
        <TextField
          select
          fullWidth
          margin="normal"
          label={translate('pages.move_below')}
          value={parent}
          onChange={(event) => putBelow(Number(event.target.value))}
        >
          <MenuItem value={top}>{translate('pages.top')}</MenuItem>
          {pageOptions(possibleParents(actions.tree, page.id))}
        </TextField>
        <TextField
          select
          fullWidth
          margin="normal"
          label={translate('pages.move_behind')}
          value={Math.min(position, others.length)}
          onChange={(event) => setPosition(Number(event.target.value))}
        >
          <MenuItem value={0}>{translate('pages.move_first')}</MenuItem>
          {others.map((node, place) => (
            <MenuItem key={node.page.id} value={place + 1}>
              {translate('pages.move_after', { title: localizedText(node.page.title) })}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <Choice cancel={close} move={move} />
    </Dialog>
  );
}

function Choice({ cancel, move }: { cancel: () => void; move: () => void }) {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
      <Button variant="contained" onClick={move}>
        {translate('pages.move_here')}
      </Button>
    </DialogActions>
  );
}

function childrenOf(tree: PageNode[], parent: number): PageNode[] {
  return parent === top ? tree : (pathTo(tree, parent).at(-1)?.children ?? []);
}

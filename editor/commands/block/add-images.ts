import { m } from '#messages/paraglide/messages.js';
import { imageListOf } from '../../features/pickers/gallery/image-list.ts';
import type { Command } from '../command.ts';

export const addImages: Command = {
  id: 'add-images',
  label: m.editor_add_images,
  icon: 'image',
  places: { toolbar: 13 },
  canRun: ({ session, selected }) => selected !== null && imageListOf(session.store, selected) !== undefined,
  run({ view, selected }) {
    if (selected) view.openDialog({ kind: 'images', id: selected });
  },
};

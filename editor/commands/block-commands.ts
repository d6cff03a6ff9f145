import { m } from '#messages/paraglide/messages.js';
import { kindOf, allowedInside } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { imageListOf } from '../features/pickers/gallery/image-list.ts';
import { eventListOf } from '../features/pickers/events/choose-events.ts';
import { copyBlocks, cutBlocks, copied } from '../features/clipboard/copy-blocks.ts';
import { duplicateBlocks, removeBlocks } from '../features/blocks/block-actions.ts';
import { openInsertMenu } from '../features/insert/open-insert-menu.ts';
import { omitBlocks } from '../features/languages/omit-blocks.ts';
import { pasteWhenLoaded } from '../features/clipboard/listen-to-clipboard.ts';
import type { Command, CommandContext } from './command.ts';
import { hasSelection } from './context.ts';

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

export const changeImage: Command = {
  id: 'change-image',
  label: m.editor_change_image,
  icon: 'image',
  places: { toolbar: 11 },
  canRun: (context) => imageField(context) !== undefined,
  run(context) {
    const field = imageField(context);
    if (context.selected && field) context.view.openDialog({ kind: 'image', id: context.selected, field });
  },
};

function imageField({ session, selected }: CommandContext): string | undefined {
  const block = selected === null ? undefined : session.store.block(selected);
  return block && Object.entries(kindOf(block.model).fields).find(([, field]) => field.kind === 'image')?.[0];
}

export const chooseEvents: Command = {
  id: 'choose-events',
  label: m.editor_choose_events,
  icon: 'event',
  places: { toolbar: 12 },
  canRun: ({ session, selected }) => selected !== null && Boolean(eventListOf(session.store, selected)),
  run({ view, selected }) {
    if (selected) view.openDialog({ kind: 'events', id: selected });
  },
};

/** Ctrl+C arrives as a clipboard event, handled in features/clipboard. */
export const copy: Command = {
  id: 'copy',
  label: m.editor_copy,
  icon: 'copy',
  shownKeys: ['Mod+C'],
  help: m.editor_help_clipboard,
  places: { 'toolbar-menu': 22 },
  canRun: hasSelection,
  run({ session, chosen }) {
    copyBlocks(session, chosen);
    session.fields.focus({ id: session.selection.get().id, field: null });
  },
};

/** Ctrl+X arrives as a clipboard event, handled in features/clipboard. */
export const cut: Command = {
  id: 'cut',
  label: m.editor_cut,
  icon: 'cut',
  shownKeys: ['Mod+X'],
  help: m.editor_help_clipboard,
  places: { 'toolbar-menu': 21 },
  canRun: hasSelection,
  run: ({ session, chosen }) => void cutBlocks(session, chosen),
};

export const duplicate: Command = {
  id: 'duplicate',
  label: m.editor_duplicate,
  icon: 'copy',
  keys: ['Mod+D'],
  scopes: ['block'],
  places: { toolbar: 24 },
  canRun: hasSelection,
  run: ({ session, chosen }) => duplicateBlocks(session, chosen),
};

export const insertBlock: Command = {
  id: 'insert-block',
  label: m.editor_help_insert,
  icon: 'plus',
  keys: ['/'],
  scopes: ['block'],
  run: ({ session, view, selected }) => openInsertMenu(session, view, selected),
};

/** Hides the chosen blocks on the page of one language, or shows them again. A block cannot be hidden in both. */
function omitCommand(id: string, language: Locale, position: number): Command {
  const isOmitted = ({ session, selected }: CommandContext) => {
    const block = selected === null ? undefined : session.store.block(selected);
    return block !== undefined && omits(block, language);
  };
  return {
    id,
    label: (context, options) => (isOmitted(context) ? m.editor_not_omit : m.editor_omit)({ language }, options),
    icon: (context) => (isOmitted(context) ? 'eye' : 'globe'),
    places: { 'toolbar-menu': position },
    canRun: (context) => {
      const block = context.selected === null ? undefined : context.session.store.block(context.selected);
      return block !== undefined && (!block.omitted || isOmitted(context));
    },
    run: (context) => omitBlocks(context.session, context.chosen, language, !isOmitted(context)),
  };
}

export const omitInGerman = omitCommand('omit-in-german', 'de', 31);
export const omitInEnglish = omitCommand('omit-in-english', 'en', 32);

/** Opens the fields of the selected block. */
export const openSettings: Command = {
  id: 'open-settings',
  label: m.editor_open_settings,
  icon: 'pencil',
  places: { toolbar: 23 },
  opens: 'fields',
  canRun: hasSelection,
  run({ view, selected: id }) {
    const panel = view.panel.get();
    const isOpen = panel?.kind === 'fields' && panel.id === id;
    view.panel.set(isOpen || id === null ? null : { kind: 'fields', id });
  },
};

/** Ctrl+V arrives as a clipboard event, handled in features/clipboard. */
export const paste: Command = {
  id: 'paste',
  label: m.editor_paste_behind,
  icon: 'paste',
  shownKeys: ['Mod+V'],
  help: m.editor_help_clipboard,
  places: { 'toolbar-menu': 23 },
  canRun: ({ selected }) => selected !== null && copied.get() !== null,
  run({ session }) {
    const payload = copied.get();
    if (payload) pasteWhenLoaded(session, payload);
  },
};

export const remove: Command = {
  id: 'remove',
  label: m.editor_remove,
  icon: 'trash',
  keys: ['Delete', 'Backspace'],
  shownKeys: ['Delete'],
  scopes: ['block'],
  places: { toolbar: 25 },
  canRun: hasSelection,
  run: ({ session, chosen }) => removeBlocks(session, chosen),
};

/** Saves the selected modules as a pattern. Items of lists stand nowhere else, so they are none. */
export const savePattern: Command = {
  id: 'save-pattern',
  label: m.editor_save_pattern,
  icon: 'pattern',
  places: { 'toolbar-menu': 24 },
  canRun: ({ session, chosen }) => chosen.length > 0 && chosen.every((id) => isModule(session, id)),
  run: ({ view, chosen }) => view.openDialog({ kind: 'save-pattern', ids: chosen }),
};

function isModule({ store }: CommandContext['session'], id: string): boolean {
  const block = store.block(id);
  return block !== undefined && id !== store.root.id && allowedInside(store.root.model).includes(block.model);
}

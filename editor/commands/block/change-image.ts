import { kindOf } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import type { Command, CommandContext } from '../command.ts';

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

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import type { Command, CommandContext } from '../../commands/command.ts';
import { contextOf } from '../../commands/context.ts';
import { useEditor } from '../../core/editor-context.ts';
import { commandEntries, type Entry, type Group, matchesWords, moduleEntries } from './entries.ts';
import { useTargets } from './use-targets.ts';

/** Finds what can be inserted by typed words. */
export type FindInsertable = (context: CommandContext, query: string) => Entry[];

/**
 * What the typed words find: commands, what `insertable` finds, modules of this page, and pages, productions, people and
 * the like.
 */
export function useGroups(query: string, commands: readonly Command[], insertable: FindInsertable = () => []): Group[] {
  const parts = useEditor();
  const navigate = useNavigate();
  // Use the state at opening time: now the palette's own field has the focus.
  const [context] = useState(() => contextOf(parts));
  const targets = useTargets(query, (address) => void navigate(address));
  const found = (entries: Entry[]) => entries.filter((entry) => matchesWords(entry, query));
  const groups = [
    { name: m.editor_palette(), entries: found(commandEntries(commands, context)) },
    { name: m.editor_insert(), entries: insertable(context, query) },
    { name: m.editor_palette_modules(), entries: found(moduleEntries(context)).slice(0, 50) },
    ...targets,
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

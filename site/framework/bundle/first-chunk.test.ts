import path from 'node:path';
import { expect, it } from 'vitest';
import { createFirstChunk } from './first-chunk.ts';

const root = '/project';
const imports: Record<string, string[]> = {
  'site/root.tsx?__react-router-build-client-route': ['site/shell/header.tsx', 'node_modules/react/index.js'],
  'site/shell/header.tsx': ['site/shell/header.module.css', 'messages/paraglide/messages.js', 'ui/link.tsx'],
  'ui/link.tsx': ['site/shell/header.tsx'],
  'messages/paraglide/messages.js': [],
  'node_modules/react/index.js': [],
  'site/shell/overlay.tsx': ['site/shell/overlay.module.css', 'site/shell/ticket.tsx'],
  'site/shell/ticket.tsx': ['site/shell/ticket.module.css'],
  'site/shell/header.module.css': [],
  'site/shell/overlay.module.css': [],
  'site/shell/ticket.module.css': [],
  'site/screens/press.tsx': [],
};
const absolute = (file: string) => path.posix.join(root, file);

function membersOf(choice: { entries: string[]; styled: string[] }): string[] {
  const chunk = createFirstChunk(root, choice);
  const graph = new Map(Object.entries(imports).map(([file, targets]) => [absolute(file), targets.map(absolute)]));
  const context = {
    getModuleIds: () => graph.keys(),
    getModuleInfo: (id: string) => ({ importedIds: graph.get(id) ?? [] }),
  };
  (chunk.plugin.buildEnd as unknown as (this: typeof context) => void).call(context);
  return [...graph.keys()].filter(chunk.includes).map((id) => path.posix.relative(root, id));
}

it('createFirstChunk includes what an entry imports statically, without packages and compiled texts', () => {
  expect(membersOf({ entries: ['site/root.tsx'], styled: [] })).toEqual([
    'site/root.tsx?__react-router-build-client-route',
    'site/shell/header.tsx',
    'ui/link.tsx',
    'site/shell/header.module.css',
  ]);
});

it('createFirstChunk includes only the style sheets of a styled part', () => {
  expect(membersOf({ entries: [], styled: ['site/shell/overlay.tsx'] })).toEqual([
    'site/shell/overlay.module.css',
    'site/shell/ticket.module.css',
  ]);
});

it('createFirstChunk fails the build when a named file is not part of it', () => {
  expect(() => membersOf({ entries: ['site/gone.tsx'], styled: [] })).toThrow('site/gone.tsx');
});

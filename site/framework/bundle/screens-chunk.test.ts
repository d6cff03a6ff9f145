import path from 'node:path';
import { expect, it } from 'vitest';
import { createScreensChunk } from './screens-chunk.ts';

const root = '/project';
interface Module {
  imports?: string[];
  code?: string;
}
const modules: Record<string, Module> = {
  'site/screens/press/route.tsx': { imports: ['site/list.tsx', 'site/styled.tsx', 'ui/link.tsx', 'site/press.ts'] },
  // The same route again, as the framework has it.
  'site/screens/press/route.tsx?__react-router-build-client-route': { imports: ['site/press.ts'] },
  'site/screens/shop/route.tsx': { imports: ['site/list.tsx', 'site/styled.tsx', 'ui/link.tsx', 'site/shop.ts'] },
  'site/list.tsx': { imports: ['node_modules/zod/index.js', 'time/day.ts'], code: 'm.list_more() + m.sold_out()' },
  'site/styled.tsx': { imports: ['site/styled.module.css'], code: 'm.list_filter()' },
  'site/press.ts': { code: 'm.press_only()' },
  'site/shop.ts': { code: 'm.shop_only()' },
  'ui/link.tsx': { imports: ['ui/link.module.css'] },
  'ui/link.module.css': {},
  'site/styled.module.css': {},
  'editor/editor.tsx': { imports: ['time/day.ts'], code: 'm.sold_out()' },
  'time/day.ts': {},
  'node_modules/zod/index.js': {},
  'messages/paraglide/messages/list_more.js': {},
  'messages/paraglide/messages/list_filter.js': {},
  'messages/paraglide/messages/press_only.js': {},
  'messages/paraglide/messages/shop_only.js': {},
  'messages/paraglide/messages/sold_out.js': {},
};
const absolute = (file: string) => path.posix.join(root, file);

it('includes what several screens share, with its words, and nothing with styles of its own; what the editor uses is apart', () => {
  const isInFirst = (id: string) => id.includes('/ui/');
  const chunk = createScreensChunk(root, { plugin: { name: 'first' }, includes: isInFirst });
  const ids = Object.keys(modules).map(absolute);
  const context = {
    getModuleIds: () => ids.values(),
    getModuleInfo(id: string) {
      const { imports = [], code = '' } = modules[path.posix.relative(root, id)] ?? {};
      return { importedIds: imports.map(absolute), code };
    },
  };
  (chunk.plugin.buildEnd as unknown as (this: typeof context) => void).call(context);
  expect(ids.filter(chunk.includes).map((id) => path.posix.relative(root, id))).toEqual([
    'site/list.tsx',
    'messages/paraglide/messages/list_more.js',
    'messages/paraglide/messages/list_filter.js',
  ]);
  expect(ids.filter(chunk.isInEditor).map((id) => path.posix.relative(root, id))).toEqual([
    'time/day.ts',
    'messages/paraglide/messages/sold_out.js',
  ]);
});

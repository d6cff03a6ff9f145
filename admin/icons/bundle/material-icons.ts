import type { Plugin } from 'vite';
import paths from '../paths.json' with { type: 'json' };

const prefix = '@mui/icons-material/';

/** Makes a module of each icon in `paths.json`, under the name that it has in Material's package of all icons. */
export function materialIcons(): Plugin {
  const known = new Map<string, string | string[]>(Object.entries(paths));
  return {
    name: 'material-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const shapes = known.get(name);
      if (!shapes) throw new Error(`No icon ${name}: run “npx node admin/icons/bundle/collect-icons.mjs”`);
      return { code: moduleOf(name, [shapes].flat()), moduleType: 'js' };
    },
  };
}

function moduleOf(name: string, shapes: string[]): string {
  const elements = shapes.map((d, key) => `/*#__PURE__*/ jsx('path', { d: '${d}' }, ${key})`);
  return `import { createSvgIcon } from '@mui/material/utils';
import { jsx } from 'react/jsx-runtime';
export default /*#__PURE__*/ createSvgIcon([${elements.join(', ')}], '${name}');
`;
}

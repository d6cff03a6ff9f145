import path from 'node:path';

/**
 * Rule of the linter: which package may import which, and in which order the children of a folder stand. A child
 * imports values only from lines below its own; the list is in `.oxlintrc.json`.
 *
 *     "layers/order": ["error", { "packages": { "time": ["text"] }, "layers": { "editor": ["shell/", "core/ ui/"] } }]
 */
export const order = {
  meta: { schema: [{ type: 'object' }] },
  create({ cwd, filename, options: [{ packages, layers }], report }) {
    const from = path.relative(cwd, filename).replaceAll('\\', '/');
    const listed = Object.entries(layers)
      .filter(([folder]) => from.startsWith(`${folder}/`))
      .map(([folder, lines]) => ({ folder, lines: lines.map((line) => line.split(' ')) }));
    const lineOf = ({ folder, lines }, file) => {
      const [first, ...rest] = file.slice(folder.length + 1).split('/');
      return lines.findIndex((children) => children.includes(rest.length > 0 ? `${first}/` : first));
    };

    function check(node) {
      const { source } = node;
      if (typeof source?.value !== 'string' || !/^[#.]/.test(source.value)) return;
      const target = source.value.startsWith('#')
        ? source.value.slice(1)
        : path.posix.join(path.posix.dirname(from), source.value);
      const [own, other] = [from.split('/')[0], target.split('/')[0]];
      const isType = [node.importKind, node.exportKind].includes('type') || onlyTypes(node.specifiers);
      const allowed = [own, ...(packages[own] ?? [other]), ...(isType ? (packages[`${own} types`] ?? []) : [])];
      const complain = (message) => report({ node, message });
      if (node.type !== 'ImportExpression' && !allowed.some((each) => `${target}/`.startsWith(`${each}/`)))
        complain(`${own}/ may not import ${other}/.`);
      if (isType || target.endsWith('.css')) return;
      for (const each of listed.filter(({ folder }) => target.startsWith(`${folder}/`))) {
        const [above, below] = [lineOf(each, from), lineOf(each, target)];
        const isSame =
          from.slice(each.folder.length + 1).split('/')[0] === target.slice(each.folder.length + 1).split('/')[0];
        if (!isSame && below >= 0 && above >= below)
          complain(`${target} is not below ${from} in the order of ${each.folder}/.`);
      }
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      Program(node) {
        for (const each of listed.filter((one) => lineOf(one, from) < 0))
          report({ node, message: `${from} has no place in the order of ${each.folder}/.` });
      },
    };
  },
};

/** True for `{ type A, type B }`. */
function onlyTypes(specifiers = []) {
  return (
    specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  );
}

// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'layers' }, rules: { order } };

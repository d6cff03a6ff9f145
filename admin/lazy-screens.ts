import { type ComponentType, lazy } from 'react';

type Screens = Record<'List' | 'Edit' | 'Create', ComponentType>;

/** A screen that is loaded when it is first opened. */
function lazyScreen<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) {
  return lazy(async () => ({ default: pick(await load()) }));
}

export function lazyList(load: () => Promise<Pick<Screens, 'List'>>) {
  return { list: lazyScreen(load, ({ List }) => List) };
}

export function lazyListAndEdit(load: () => Promise<Pick<Screens, 'List' | 'Edit'>>) {
  return { ...lazyList(load), edit: lazyScreen(load, ({ Edit }) => Edit) };
}

export function lazyScreens(load: () => Promise<Screens>) {
  return { ...lazyListAndEdit(load), create: lazyScreen(load, ({ Create }) => Create) };
}

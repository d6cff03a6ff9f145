import { fileOf, type NamedChunk, reachable } from './first-chunk.ts';

const editor = 'editor/editor.tsx';
const route = /^site\/screens\/[\w-]+\/route\.tsx$/;

interface ScreensChunk extends NamedChunk {
  /** What the editor uses as well is a script of its own, or the editor would load that of the screens. */
  isInEditor: (id: string) => boolean;
}

/**
 * Finds the files and words that several screens use and that bring no styles along. Each would be a script of its own: the
 * programme had 18, which browsers fetch six at a time from a server without HTTP/2. Styles stay with their screens, because
 * they are inside the pages (decision 028).
 */
export function createScreensChunk(root: string, { includes: isInFirst }: NamedChunk): ScreensChunk {
  const [members, withEditor] = [new Set<string>(), new Set<string>()];
  return {
    plugin: {
      name: 'screens-chunk',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const bringsStyles = (id: string) =>
          [...reachable([id], importsOf)].some((each) => fileOf(root, each).endsWith('.css') && !isInFirst(each));
        // A route is there twice, with and without the query of the framework.
        const ids = [...this.getModuleIds()];
        const routes = new Set(ids.map((id) => fileOf(root, id)).filter((file) => route.test(file)));
        const byScreen = [...routes].map((file) => ids.filter((id) => fileOf(root, id) === file));
        const partsFrom = (starts: string[]) => {
          const own = [...reachable(starts, importsOf)].filter((id) => !isInFirst(id) && !isForeign(id));
          return own.concat(own.flatMap((id) => wordsIn(this.getModuleInfo(id)?.code ?? '')));
        };
        const ofEditor = new Set(partsFrom(ids.filter((id) => fileOf(root, id) === editor)));
        for (const part of ofSeveral(byScreen.map(partsFrom)))
          if (!bringsStyles(part)) (ofEditor.has(part) ? withEditor : members).add(part);
      },
    },
    includes: includedIn(members),
    isInEditor: includedIn(withEditor),
  };
}

function includedIn(parts: ReadonlySet<string>): (id: string) => boolean {
  return (id) => parts.has(isForeign(id) ? wordOf(id) : id);
}

/** Packages and compiled interface texts, of which one file imports all. */
function isForeign(id: string): boolean {
  return /\/(?:node_modules|paraglide)\//.test(id);
}

/** The interface texts in compiled code, `m.event_over()`, as `wordOf` has them. */
function wordsIn(code: string): string[] {
  return [...new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => `m.${name}`))];
}

function wordOf(id: string): string {
  return `m.${/\/paraglide\/messages\/(\w+)\.js$/.exec(id)?.[1] ?? ''}`;
}

function ofSeveral(lists: string[][]): string[] {
  const seen = new Map<string, number>();
  for (const part of lists.flatMap((list) => [...new Set(list)])) seen.set(part, (seen.get(part) ?? 0) + 1);
  return [...seen].filter(([, count]) => count > 1).map(([part]) => part);
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

/**
 * Makes modules of the guide's chapters: `x.md` exports its HTML without the title, `x.md?title` the title alone.
 * Pictures become files of the build.
 */
export function guideChapters(): Plugin {
  return {
    name: 'guide-chapters',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const chapter = readChapter(await readFile(file, 'utf8'));
      if (query === 'title') return { code: `export default ${JSON.stringify(chapter.title)};`, moduleType: 'js' };
      // The script that takes the pictures needs a build without them; a test names those that stay missing.
      const isThere = (picture: string) => existsSync(path.join(path.dirname(file), picture));
      return { code: moduleOf(chapter, isThere), moduleType: 'js' };
    },
  };
}

interface ChapterText {
  title: string;
  /** With `{picture:0}` in place of the address of the first picture. */
  html: string;
  /** Relative to the chapter's file. */
  pictures: string[];
}

export function readChapter(markdown: string): ChapterText {
  const pictures: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${addressOf(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        pictures.push(href);
        return `<img src="{picture:${pictures.length - 1}}" alt="${escaped(text)}">`;
      },
    },
  });
  const [first, ...rest] = marked.lexer(markdown);
  if (first?.type !== 'heading') throw new Error('A chapter of the guide begins with its title');
  return { title: String(first.text), html: marked.parser(rest), pictures };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Links lead from chapter to chapter, in the repository as in the back office. */
function addressOf(href: string): string {
  const [, chapter, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  return chapter ? `/admin/help/${chapter}${anchor}` : href;
}

function moduleOf({ html, pictures }: ChapterText, isThere: (picture: string) => boolean): string {
  const places = pictures.map((picture, index) =>
    isThere(picture) ? `import picture${index} from './${picture}?url';\n` : `const picture${index} = '';\n`,
  );
  const text = JSON.stringify(html).replaceAll(/\{picture:(\d+)\}/g, '" + picture$1 + "');
  return `${places.join('')}export default ${text};\n`;
}

/** The anchor of a heading, as GitHub makes it, so that links work there and here. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

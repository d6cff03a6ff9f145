/**
 * A Markdown text whose links to files that are not there are plain words.
 * @param {string} text
 * @param {(target: string) => boolean} exists called with the path of a link, without its anchor
 * @returns {string}
 */
export function withoutDeadLinks(text, exists) {
  return text.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words, target) => {
    const [file = ''] = target.split('#');
    return file === '' || /^[a-z]+:/i.test(file) || exists(file) ? link : words;
  });
}

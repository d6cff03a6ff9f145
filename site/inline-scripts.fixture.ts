/** The text of every executable inline script of a page. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) =>
    /\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes) ? [] : [code],
  );
}

/** The source program of a clipboard, detected from its HTML; plain text can be Markdown. */
export type PasteOrigin = 'word' | 'docs' | 'outlook' | 'mail' | 'office' | 'web' | 'markdown';

const signs: [PasteOrigin, RegExp][] = [
  ['docs', /docs-internal-guid|data-docs/i],
  [
    'outlook',
    /Microsoft Outlook|class="?(?:elementToProof|x_MsoNormal)|OutlookMessageHeader|urn:schemas-microsoft-com:office:outlook/i,
  ],
  ['word', /urn:schemas-microsoft-com:office:word|content="?Microsoft Word|class="?(?:OutlineElement|Mso)|\bmso-/i],
  ['office', /content="?(?:LibreOffice|OpenOffice)/i],
  ['mail', /gmail_|Apple-interchange-newline|AppleMailSignature|class="?(?:Apple-converted-space|MailOutline|moz-)/i],
];

export function pasteOrigin(html: string): PasteOrigin {
  // The markers are at the beginning; a long document need not be searched completely.
  const beginning = html.slice(0, 200_000);
  return signs.find(([, sign]) => sign.test(beginning))?.[0] ?? 'web';
}

interface RichTextProps {
  /** Sanitised HTML (content/clean-html.ts). */
  html: string;
  className?: string | undefined;
  lang?: string | undefined;
}

/** A rich text that is not a block; nothing if it is empty. */
export function RichText({ html, className, lang }: RichTextProps) {
  if (html === '') return null;
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

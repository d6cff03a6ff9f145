/** Messages about the marks and the typeface of the house; part of `messages`. */
export const houseMessages = {
  svg_not_readable: { de: 'Diese Datei ist kein lesbares SVG', en: 'This file is not a readable SVG' },
  svg_script: { de: 'Das SVG enthält ein Skript', en: 'The SVG contains a script' },
  svg_event: {
    de: 'Das SVG enthält ein Skript im Attribut {name}',
    en: 'The SVG contains a script in the attribute {name}',
  },
  svg_external: {
    de: 'Das SVG verweist auf etwas außerhalb der Datei: {name}',
    en: 'The SVG refers to something outside of the file: {name}',
  },
  svg_foreign_content: {
    de: 'Das SVG enthält fremden Inhalt (foreignObject)',
    en: 'The SVG contains foreign content (foreignObject)',
  },
  svg_picture_inside: {
    de: 'Das SVG enthält ein Pixelbild; nehmen Sie dafür ein Bild der Mediathek',
    en: 'The SVG contains a bitmap; use a picture of the media library for that',
  },
  svg_element: {
    de: 'Das SVG enthält {name}, das hier nicht erlaubt ist',
    en: 'The SVG contains {name}, which is not allowed',
  },
  svg_entities: { de: 'Das SVG definiert eigene Kürzel (DOCTYPE)', en: 'The SVG defines entities (DOCTYPE)' },
  svg_without_size: {
    de: 'Dem SVG fehlt eine viewBox oder Größe in Pixeln, oder eine Seite ist mehr als 20-mal so lang wie die andere',
    en: 'The SVG has no viewBox or size in pixels, or one side is more than 20 times as long as the other',
  },
  svg_not_drawable: {
    de: 'Dieses SVG lässt sich nicht als Bild zeichnen; vereinfachen Sie es im Zeichenprogramm',
    en: 'This SVG cannot be drawn as a picture; simplify it in the drawing program',
  },
  no_own_typeface: {
    de: 'Das Haus hat keine eigene Schrift; laden Sie zuerst eine hoch',
    en: 'The house has no typeface of its own; upload one first',
  },
  typeface_in_use: {
    de: 'Die Gestaltung verwendet diese Schrift; wählen Sie zuerst eine andere',
    en: 'The look of the house uses this typeface; choose another one first',
  },
  icon_not_square: { de: 'Das Symbol muss quadratisch sein', en: 'The icon has to be square' },
} as const;

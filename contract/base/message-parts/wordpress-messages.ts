/** Messages about imported exports of WordPress; part of `messages`. */
export const wordpressMessages = {
  wordpress_other_file: {
    de: 'Diese Datei ist kein Export von WordPress (Werkzeuge, Daten exportieren)',
    en: 'This file is no export of WordPress (Tools, Export)',
  },
  wordpress_nothing: {
    de: 'In diesem Export sind weder Beiträge noch Seiten',
    en: 'This export has neither posts nor pages',
  },
  wordpress_exists: {
    de: 'Das gibt es schon unter dieser Adresse; es bleibt, wie es ist',
    en: 'This exists already at this address; it stays as it is',
  },
  wordpress_picture_missing: {
    de: 'Bild nicht erreichbar oder nicht lesbar: {address}',
    en: 'Picture cannot be reached or read: {address}',
  },
  wordpress_picture_silent: {
    de: 'Bild nicht geholt, weil sein Server nicht antwortet: {address}',
    en: 'Picture not fetched, because its server does not answer: {address}',
  },
  wordpress_picture_late: {
    de: 'Bild nicht geholt, weil die Bilder dieses Eintrags zu lange dauerten: {address}',
    en: 'Picture not fetched, because the pictures of this entry took too long: {address}',
  },
  wordpress_own_picture: {
    de: 'Das Beitragsbild ist nicht in diesem Export',
    en: 'The featured image is not in this export',
  },
  wordpress_gallery_without_ids: {
    de: 'Nicht übernommen: eine Galerie, die ihre Bilder nicht einzeln nennt',
    en: 'Not imported: a gallery that does not name its pictures',
  },
  wordpress_gallery_missing: {
    de: 'Bilder einer Galerie, die nicht in diesem Export sind: {count}',
    en: 'Pictures of a gallery that are not in this export: {count}',
  },
  wordpress_shortened: {
    de: 'Zu lang und deshalb gekürzt: „{text} …“',
    en: 'Too long, therefore shortened: “{text} …”',
  },
  wordpress_excerpt: {
    de: 'Nicht übernommen: der Auszug; Seiten haben hier keinen',
    en: 'Not imported: the excerpt; pages have none here',
  },
  wordpress_categories: {
    de: 'Nicht übernommen, weil es zu viele sind: die Kategorien {names}',
    en: 'Not imported, because there are too many: the categories {names}',
  },
  wordpress_tags: { de: 'Nicht übernommen: die Schlagwörter {names}', en: 'Not imported: the tags {names}' },
  wordpress_comments: { de: 'Nicht übernommen: Kommentare ({count})', en: 'Not imported: comments ({count})' },
  wordpress_slug_twice: {
    de: 'Diese Adresse haben mehrere Einträge des Exports; dieser hat jetzt die Adresse „{slug}“',
    en: 'Several entries of the export have this address; this one now has the address “{slug}”',
  },
  wordpress_embed_unknown: {
    de: 'Einbettung eines Anbieters, der hier nicht erlaubt ist; daraus wird ein Link: {address}',
    en: 'Embed of a provider that is not allowed here; it becomes a link: {address}',
  },
  wordpress_video_picture: {
    de: 'Ein Video braucht vor dem Veröffentlichen ein Vorschaubild',
    en: 'A video needs a preview picture before it can be published',
  },
  wordpress_link_unknown: {
    de: 'Nicht übernommen: ein Link ohne gültiges Ziel: {address}',
    en: 'Not imported: a link without a valid target: {address}',
  },
  wordpress_block: {
    de: 'Nicht übernommen: der Block „{name}“, den WordPress erst beim Anzeigen füllt',
    en: 'Not imported: the block “{name}”, which WordPress fills when it is shown',
  },
  wordpress_shortcode: { de: 'Nicht übernommen: der Shortcode [{name}]', en: 'Not imported: the shortcode [{name}]' },
  wordpress_table: {
    de: 'Eine Tabelle wurde zu Textzeilen; ihre Bilder stehen davor',
    en: 'A table became lines of text; its pictures come before it',
  },
  wordpress_form: { de: 'Nicht übernommen: ein Formular', en: 'Not imported: a form' },
  wordpress_columns: { de: 'Spalten stehen jetzt untereinander', en: 'Columns are one below the other now' },
  wordpress_parent: {
    de: 'Die übergeordnete Seite konnte nicht übernommen werden; diese Seite steht jetzt oben im Seitenbaum',
    en: 'The page above it could not be imported; this page is at the top of the page tree now',
  },
  wordpress_german_title: {
    de: 'Der deutsche Titel ist noch der englische',
    en: 'The German title is still the English one',
  },
} as const;

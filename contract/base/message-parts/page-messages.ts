/** Error messages about pages, their sections, modules and addresses; part of `messages`. */
export const pageMessages = {
  block_into_itself: { de: 'Ein Baustein kann nicht in sich selbst stehen', en: 'A block cannot be moved into itself' },
  block_exists: { de: 'Den Baustein {id} gibt es schon', en: 'Block {id} is already there' },
  block_id_characters: {
    de: 'Die Kennung eines Bausteins hat 1 bis 40 Buchstaben, Ziffern, _ oder -',
    en: 'A block id is 1 to 40 letters, digits, _ or -',
  },
  block_in_other_section: {
    de: 'Der Baustein {id} steht schon in einem anderen Abschnitt',
    en: 'Block {id} stands in another section already',
  },
  block_without_column: { de: 'Der Baustein {id} hat keine Spalte {column}', en: 'Block {id} has no column {column}' },
  block_not_allowed_there: { de: 'Dieser Baustein darf dort nicht stehen', en: 'This block may not stand there' },
  deleted_page_leads_to_itself: {
    de: 'Eine gelöschte Seite kann nicht auf sich selbst leiten',
    en: 'A page that is deleted cannot lead to itself',
  },
  duplicate_block: { de: 'Den Baustein {id} gibt es zweimal', en: 'There are two blocks {id}' },
  german_slug_missing: { de: 'Der deutsche Teil der Adresse fehlt', en: 'The German slug is missing' },
  head_overtaken: {
    de: 'An der Seite ist das inzwischen geändert worden. Entscheiden Sie im Kopf der Seite, was gilt',
    en: 'This has been changed at the page since. Decide in the head of the page which one holds',
  },
  head_overtaken_by: {
    de: 'An der Seite steht inzwischen „{now}“. Entscheiden Sie im Kopf der Seite, was gilt',
    en: 'The page says “{now}” by now. Decide in the head of the page which one holds',
  },
  home_page_at_the_top: {
    de: 'Die Startseite steht unter keiner anderen Seite',
    en: 'The home page stands below no other page',
  },
  home_page_exists: { de: 'Es gibt schon eine Startseite', en: 'There is a home page already' },
  home_page_without_slug: {
    de: 'Die Startseite hat keinen eigenen Teil der Adresse',
    en: 'The home page has no slug of its own',
  },
  link_target_format: {
    de: 'Ein Ziel ist etwas aus dem Haus oder eine https-Adresse',
    en: 'A target is a thing of the house or an https address',
  },
  linked_by_pages: { de: 'Andere Seiten verweisen auf diese', en: 'Other pages link to this one' },
  no_block: { de: 'Den Baustein {id} gibt es nicht', en: 'There is no block {id}' },
  no_page: { de: 'Die Seite {id} gibt es nicht', en: 'There is no page {id}' },
  no_parent_block: {
    de: 'Den Baustein, in dem dieser stehen soll, gibt es nicht',
    en: 'There is no such block to stand in',
  },
  batch_not_arrived: {
    de: 'Die Änderung, auf der diese aufbaut, ist nicht angekommen',
    en: 'The change on which this one is based has not arrived',
  },
  no_revision: { de: 'Die Fassung {revision} gibt es nicht', en: 'There is no revision {revision}' },
  no_section: { de: 'Den Abschnitt {slug} gibt es nicht', en: 'There is no section {slug}' },
  no_target: { de: 'Es gibt kein Ziel {kind} {id}', en: 'There is no {kind} {id}' },
  only_pages_go_offline: { de: 'Nur Seiten gehen zu einem Zeitpunkt offline', en: 'Only pages go offline at a time' },
  page_below_itself: { de: 'Eine Seite kann nicht unter sich selbst stehen', en: 'A page cannot stand below itself' },
  page_offline: { de: 'Diese Seite ist nicht öffentlich', en: 'Page offline' },
  pages_below: { de: 'Unter dieser Seite stehen noch andere', en: 'There are pages below this one' },
  parent_block_removed: {
    de: 'Der Baustein, in dem {kind} stand, ist nicht mehr da',
    en: '{kind} has lost the block it stood in',
  },
  nothing_to_publish: { de: 'Das hat keinen Status', en: 'This has no state' },
  address_reserved: {
    de: '{address} gehört der Technik der Website und kann nicht weitergeleitet werden',
    en: '{address} is reserved for the site itself and cannot be redirected',
  },
  asterisk_without_pattern: {
    de: 'Ein Stern ist hier nur möglich, wenn die alte Adresse mit /* endet',
    en: 'An asterisk is possible here only if the old address ends with /*',
  },
  query_at_page: {
    de: 'Unter {address} gibt es eine Seite; mit einer Abfrage lässt sie sich nicht weiterleiten',
    en: 'There is a page at {address}; it cannot be redirected with a query',
  },
  redirect_loop: {
    de: 'Diese Weiterleitung führt im Kreis: {chain}',
    en: 'This redirect leads in a circle: {chain}',
  },
  tried_address_format: {
    de: 'Eine Adresse beginnt mit einem Schrägstrich oder mit https:// und hat kein Leerzeichen',
    en: 'An address begins with a slash or with https:// and has no space',
  },
  redirect_to_itself: {
    de: 'Eine Weiterleitung kann nicht zu sich selbst führen',
    en: 'A redirect cannot lead to itself',
  },
  root_has_one_column: {
    de: 'Die Wurzel eines Abschnitts hat eine Spalte',
    en: 'The root of a section has one column',
  },
  root_not_a_container: {
    de: 'Die Wurzel eines Abschnitts ist ein Container mit einer Spalte',
    en: 'The root of a section is a container with one column',
  },
  root_cannot_be_left_out: {
    de: 'Die Wurzel eines Abschnitts kann nicht weggelassen werden',
    en: 'The root of a section cannot be left out',
  },
  root_cannot_be_removed: {
    de: 'Die Wurzel eines Abschnitts kann nicht gelöscht werden',
    en: 'The root of a section cannot be removed',
  },
  pattern_gone: { de: 'Dieses Muster gibt es nicht mehr', en: 'This pattern does not exist any more' },
  pattern_for_menu_entry: {
    de: 'Ein Menüeintrag ohne eigene Seite hat keine Bausteine',
    en: 'A menu entry without a page of its own has no modules',
  },
  pattern_without_modules: {
    de: 'Ein Muster besteht aus mindestens einem Baustein',
    en: 'A pattern has at least one module',
  },
  shared_inside_shared: {
    de: 'Ein gemeinsamer Baustein kann keinen gemeinsamen Baustein enthalten',
    en: 'A shared part cannot contain a shared part',
  },
  shared_without_modules: {
    de: 'Ein gemeinsamer Baustein besteht aus mindestens einem Baustein',
    en: 'A shared part has at least one module',
  },
  shared_incomplete: {
    de: 'Der gemeinsame Baustein „{title}“ wird mit veröffentlicht, ist aber unvollständig: {problem}',
    en: 'The shared part “{title}” is published with it, but is not complete: {problem}',
  },
  section_has_slug: {
    de: 'Diese Seite hat schon den Abschnitt {slug}',
    en: 'This page has the section {slug} already',
  },
  section_exists: { de: 'Den Abschnitt {slug} gibt es schon', en: 'There is a section {slug} already' },
  section_slug_characters: {
    de: 'Der Name eines Abschnitts besteht aus kleinen Buchstaben, Ziffern und Bindestrichen',
    en: 'A section slug is lower-case letters, digits and hyphens',
  },
  slug_characters_only: {
    de: 'Nur kleine Buchstaben, Ziffern und Bindestriche',
    en: 'Lower-case letters, digits and hyphens only',
  },
  slug_characters: {
    de: 'Ein Teil der Adresse besteht aus kleinen Buchstaben, Ziffern und Bindestrichen',
    en: 'A slug is lower-case letters, digits and hyphens',
  },
  target_gone: { de: '„{name}“ gibt es nicht mehr', en: '“{name}” does not exist any more' },
  target_in_bin: { de: '„{name}“ liegt im Papierkorb', en: '“{name}” is in the bin' },
  target_format: {
    de: 'Ein Ziel ist ein Pfad wie /de/programm oder eine https-Adresse',
    en: 'A target is a path such as /de/programm or an https address',
  },
  too_many_blocks: { de: 'Ein Abschnitt darf {max} Bausteine haben', en: 'A section may have {max} blocks' },
  too_many_pages: {
    de: 'Es lassen sich höchstens {max} Seiten auf einmal duplizieren',
    en: 'At most {max} pages can be duplicated at once',
  },
  unknown_module_kind: { de: 'Diese Art von Baustein gibt es nicht', en: 'Unknown kind of module' },
} as const;

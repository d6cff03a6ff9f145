/** What a table can hold. */
export const tableKinds = ['productions', 'events', 'persons', 'redirects'] as const;
export type TableKind = (typeof tableKinds)[number];

/**
 * Fields that a column of an imported table can fill, by kind. They are named as in our own exports: a localized field
 * has one for each language, `title_de`; a reference is written as a name, `season`.
 */
export const tableFields = {
  productions: [
    'id',
    'title_de',
    'title_en',
    'title_language',
    'subtitle_de',
    'subtitle_en',
    'composer',
    'librettist_de',
    'librettist_en',
    'first_performance_de',
    'first_performance_en',
    'season',
    'category',
    'slug_de',
    'slug_en',
    'is_revival',
    'is_highlight',
    'position',
    'teaser_de',
    'teaser_en',
    'description_de',
    'description_en',
    'synopsis_de',
    'synopsis_en',
    'languages',
    'surtitles',
    'duration_minutes',
    'intervals',
    'age_from',
    'content_notes_de',
    'content_notes_en',
  ],
  events: [
    'id',
    'external_id',
    'production',
    'season',
    'title_de',
    'title_en',
    'title_language',
    'subtitle_de',
    'subtitle_en',
    'start',
    'date',
    'time',
    'end',
    'venue',
    'category',
    'festival',
    'flags',
    'availability',
    'prices',
    'price_from',
    'price_to',
    'ticket_link',
    'on_sale_at',
    'short_text_de',
    'short_text_en',
    'long_text_de',
    'long_text_en',
    'languages',
    'surtitles',
    'duration_minutes',
    'intervals',
    'access',
    'content_notes_de',
    'content_notes_en',
  ],
  persons: [
    'id',
    'name',
    'first_name',
    'last_name',
    'sort_name',
    'profession_de',
    'profession_en',
    'biography_de',
    'biography_en',
    'website',
    'groups',
    'is_online',
    'is_group',
  ],
  redirects: ['old_path', 'new_path'],
} as const satisfies Record<TableKind, readonly string[]>;

/** Fields of which a table must have at least one of each group. */
export const neededFields: Record<TableKind, readonly (readonly string[])[]> = {
  productions: [['title_de', 'title_en', 'slug_de', 'slug_en', 'id']],
  events: [
    ['start', 'date', 'external_id', 'id'],
    ['production', 'title_de', 'external_id', 'id'],
  ],
  persons: [['name', 'last_name', 'id']],
  redirects: [['old_path'], ['new_path']],
};

export const tableLimits = { megabytes: 10, rows: 10_000, columns: 100 } as const;

/** Largest export of WordPress in megabytes; it can write several, by author or month. */
export const wordpressMegabytes = 30;

/** What an import can create besides the rows: entries that a row names and that do not exist. */
export const creatableTargets = ['seasons', 'categories', 'venues', 'person-categories'] as const;
export type CreatableTarget = (typeof creatableTargets)[number];

/** Tables that an export leaves out, with the reason: no content, about persons, or derived from what is in it. */
export const leftOut: readonly { about: string; tables: readonly string[] }[] = [
  {
    about: 'Accounts of staff with passwords, second factors and sessions, and the secrets of the installation',
    tables: ['users', 'credentials', 'two_factors', 'sessions', 'verifications', 'sign_in_attempts', 'secrets'],
  },
  {
    about: 'Newsletter addresses, messages and mails of visitors',
    tables: ['newsletter_subscribers', 'newsletter_requests', 'outbox'],
  },
  {
    about:
      'The history: audit log, versions, bin, earlier revisions, releases, requests for publication, bulk changes, replaced words',
    tables: [
      'audit_log',
      'record_versions',
      'bin_entries',
      'change_sets',
      // Until the next version drops them.
      'season_releases',
      'event_bulk_changes',
      'text_replacements',
      'publish_requests',
    ],
  },
  {
    about: 'Notes of the staff in the page editor, with their answers',
    tables: ['notes', 'note_replies', 'note_mentions'],
  },
  {
    about:
      'Preview links, open editor windows, saved column mappings of imports, counted addresses that were not found and searches without a result',
    tables: ['preview_links', 'section_presence', 'import_mappings', 'not_found_addresses', 'empty_searches'],
  },
  {
    about: 'The record of what was taken over from another backend, or imported',
    tables: ['take_over_runs', 'take_over_records', 'take_over_findings'],
  },
  {
    about: 'The state of the installation: backups, storage, limits, whether the house is open',
    tables: ['backup_runs', 'file_store', 'idempotency_keys', 'rate_limits'],
  },
  {
    about: 'What is rebuilt: search index, calendar, pictures of other sizes',
    tables: [
      'search_documents',
      'search_postings',
      'search_words',
      'search_spellings',
      'search_state',
      'section_texts',
      'event_days',
    ],
  },
];

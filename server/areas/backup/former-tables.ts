/**
 * Tables of older archives whose rows are in another table now. The statement inserts rows given as `$1::jsonb`, under
 * new ids: two tables became one.
 */
export const formerTables: ReadonlyMap<string, string> = new Map([
  [
    'outgoing_mail',
    `insert into outbox (channel, payload, attempts, next_attempt_at, sent_at, created_at)
     select 'mail',
            jsonb_build_object('kind', kind, 'recipient', recipient, 'replyTo', reply_to, 'subject', subject, 'body', body),
            attempts, next_attempt_at, sent_at, created_at
       from jsonb_to_recordset($1::jsonb) as former
            (kind text, recipient text, reply_to text, subject text, body text, attempts integer,
             next_attempt_at timestamptz, sent_at timestamptz, created_at timestamptz)`,
  ],
  [
    'newsletter_outbox',
    `insert into outbox (channel, payload, attempts, next_attempt_at, created_at)
     select 'newsletter', jsonb_build_object('email', email, 'lists', lists), attempts, next_attempt_at, created_at
       from jsonb_to_recordset($1::jsonb) as former
            (email text, lists jsonb, attempts integer, next_attempt_at timestamptz, created_at timestamptz)`,
  ],
]);

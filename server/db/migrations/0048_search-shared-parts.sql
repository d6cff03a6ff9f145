-- The words of shared parts find what they stand on.
ALTER TABLE "section_texts" ADD COLUMN "shared_de" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "section_texts" ADD COLUMN "shared_en" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_section(kind text, id integer, locale text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(string_agg(concat_ws(' ', own.text, part.text), ' ' ORDER BY own.section_id), '')
  FROM (
    SELECT t.section_id, CASE locale WHEN 'de' THEN t.de ELSE t.en END AS text,
      CASE locale WHEN 'de' THEN t.shared_de ELSE t.shared_en END AS parts
    FROM section_texts t WHERE t.content_type = kind AND t.object_id = id
  ) AS own
  CROSS JOIN LATERAL (
    SELECT string_agg(CASE locale WHEN 'de' THEN p.de ELSE p.en END, ' ' ORDER BY p.section_id) AS text
    FROM section_texts p WHERE p.content_type = 'shared' AND p.object_id = ANY (own.parts)
  ) AS part
$$;--> statement-breakpoint
-- What stands in a section, with its parts; before, its text alone.
CREATE OR REPLACE TRIGGER "search_section_update" AFTER UPDATE ON "section_texts" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en, shared_de, shared_en',
  'page', 'SELECT object_id FROM touched WHERE content_type = ''page''',
  'production', 'SELECT object_id FROM touched WHERE content_type = ''production''',
  'article', 'SELECT object_id FROM touched WHERE content_type = ''article''',
  'person', 'SELECT object_id FROM touched WHERE content_type = ''person''',
  'subscription', 'SELECT object_id FROM touched WHERE content_type = ''subscription''');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "search_festival_section_update" AFTER UPDATE ON "section_texts" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en, shared_de, shared_en',
  'festival', 'SELECT object_id FROM touched WHERE content_type = ''festival''');--> statement-breakpoint
-- A part that is published changes everything that it stands on.
CREATE FUNCTION search_shared_owners(part integer, kind text) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT o.object_id FROM section_references r JOIN section_texts o ON o.section_id = r.section_id
  WHERE r.kind = 'shared' AND r.state = 'published' AND r.target_id = part AND o.content_type = $2
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "search_shared_part_insert" AFTER INSERT ON "section_texts" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en',
  'page', 'SELECT search_shared_owners(object_id, ''page'') FROM touched WHERE content_type = ''shared''',
  'production', 'SELECT search_shared_owners(object_id, ''production'') FROM touched WHERE content_type = ''shared''',
  'article', 'SELECT search_shared_owners(object_id, ''article'') FROM touched WHERE content_type = ''shared''',
  'person', 'SELECT search_shared_owners(object_id, ''person'') FROM touched WHERE content_type = ''shared''',
  'subscription', 'SELECT search_shared_owners(object_id, ''subscription'') FROM touched WHERE content_type = ''shared''',
  'festival', 'SELECT search_shared_owners(object_id, ''festival'') FROM touched WHERE content_type = ''shared''');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "search_shared_part_update" AFTER UPDATE ON "section_texts" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en',
  'page', 'SELECT search_shared_owners(object_id, ''page'') FROM touched WHERE content_type = ''shared''',
  'production', 'SELECT search_shared_owners(object_id, ''production'') FROM touched WHERE content_type = ''shared''',
  'article', 'SELECT search_shared_owners(object_id, ''article'') FROM touched WHERE content_type = ''shared''',
  'person', 'SELECT search_shared_owners(object_id, ''person'') FROM touched WHERE content_type = ''shared''',
  'subscription', 'SELECT search_shared_owners(object_id, ''subscription'') FROM touched WHERE content_type = ''shared''',
  'festival', 'SELECT search_shared_owners(object_id, ''festival'') FROM touched WHERE content_type = ''shared''');--> statement-breakpoint
-- Sections that are published already; which language leaves a part out is known when they are published again.
UPDATE "section_texts" AS t SET "shared_de" = used.parts, "shared_en" = used.parts
FROM (
  SELECT section_id, array_agg(target_id) AS parts FROM section_references
  WHERE kind = 'shared' AND state = 'published' GROUP BY section_id
) AS used WHERE used.section_id = t.section_id;

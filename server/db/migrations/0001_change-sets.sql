CREATE TABLE "change_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" integer,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"entries" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE INDEX "change_sets_kind" ON "change_sets" USING btree ("kind","object_id","id");--> statement-breakpoint
-- Nothing reads the three tables before it any more. Processes of the version before and backups of it still write them:
-- what they store is carried over, once. Both go when the tables are dropped, one version later.
CREATE FUNCTION "carry_change_set"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given jsonb := to_jsonb(NEW);
  resources jsonb := '{"season": "seasons", "production": "productions", "event": "events", "subscription": "seasonsubscriptions",
    "person": "persons", "press": "download-directories"}';
BEGIN
  UPDATE change_sets SET undone_at = coalesce(undone_at, NEW.taken_back_at), undone_by = coalesce(undone_by, given->>'taken_back_by')
   WHERE kind = TG_ARGV[0] AND "at" = NEW."at" AND user_name = NEW.user_name;
  IF FOUND THEN RETURN NULL; END IF;
  -- While a backup is restored, the sequence is behind the rows.
  PERFORM setval('change_sets_id_seq', greatest(nextval('change_sets_id_seq'), (SELECT coalesce(max(id), 0) FROM change_sets)));
  INSERT INTO change_sets (kind, object_id, "at", user_name, details, undone_at, undone_by, entries)
  SELECT TG_ARGV[0], (given->>'season_id')::integer, NEW."at", NEW.user_name,
    given - '{id,season_id,at,user_name,entries,taken_back_at,taken_back_by}'::text[],
    NEW.taken_back_at, given->>'taken_back_by',
    coalesce(jsonb_agg(CASE
      WHEN TG_ARGV[0] = 'bulk_change' THEN
        jsonb_build_object('resource', 'events', 'id', entry->'id', 'title', entry->'title', 'label', '',
          'before', entry->'before', 'after', jsonb_build_object('version', entry->'version'))
      WHEN TG_ARGV[0] = 'release' THEN
        jsonb_build_object('resource', resources->(entry->>'kind'), 'id', entry->'id', 'title', '', 'label', '', 'before',
          jsonb_build_object('state', entry->'state',
            CASE entry->>'kind' WHEN 'press' THEN 'published_at' ELSE 'public_from' END, entry->'publicFrom'),
          'after', CASE entry->>'kind' WHEN 'press' THEN '{"state": "public"}'
            ELSE jsonb_build_object('state', 'public', 'public_from', given->'public_from') END)
      WHEN entry->'target'->>'kind' = 'record' THEN
        jsonb_build_object('resource', entry->'target'->'resource', 'id', entry->'target'->'id',
          'title', entry->'title', 'label', entry->'label',
          'before', jsonb_build_object(entry->'target'->>'path', entry->'before'),
          'after', jsonb_build_object(entry->'target'->>'path', entry->'after'))
      ELSE entry
    END ORDER BY place), '[]')
  FROM jsonb_array_elements(NEW.entries) WITH ORDINALITY AS listed (entry, place);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "event_bulk_changes_carried" AFTER INSERT OR UPDATE ON "event_bulk_changes"
  FOR EACH ROW EXECUTE FUNCTION carry_change_set('bulk_change');--> statement-breakpoint
CREATE TRIGGER "season_releases_carried" AFTER INSERT OR UPDATE ON "season_releases"
  FOR EACH ROW EXECUTE FUNCTION carry_change_set('release');--> statement-breakpoint
CREATE TRIGGER "text_replacements_carried" AFTER INSERT OR UPDATE ON "text_replacements"
  FOR EACH ROW EXECUTE FUNCTION carry_change_set('replacement');--> statement-breakpoint
UPDATE "event_bulk_changes" SET "id" = "id";--> statement-breakpoint
UPDATE "season_releases" SET "id" = "id";--> statement-breakpoint
UPDATE "text_replacements" SET "id" = "id";

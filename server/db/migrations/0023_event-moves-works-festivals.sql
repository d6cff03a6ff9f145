-- Moved events remember their announced dates, cancelled ones may name a replacement.
ALTER TABLE "events" ADD COLUMN "replacement_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "previous_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_replacement_id_events_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action DEFERRABLE;--> statement-breakpoint
-- The days in Berlin for which a moved event was announced. The times have an offset, so the result depends on nothing else.
CREATE FUNCTION "moved_days"("dates" jsonb) RETURNS date[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(((one->>'start')::timestamptz AT TIME ZONE 'Europe/Berlin')::date), '{}') FROM jsonb_array_elements(dates) AS one
$$;--> statement-breakpoint
CREATE INDEX "events_replacement" ON "events" USING btree ("replacement_id") WHERE "events"."replacement_id" is not null;--> statement-breakpoint
CREATE INDEX "events_moved_days" ON "events" USING gin (moved_days("previous_dates")) WHERE "events"."previous_dates" <> '[]';--> statement-breakpoint
-- Availability alone is stored. Flags that repeat it set it, whoever writes them, also from an older backup.
CREATE FUNCTION "settle_availability"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.availability := CASE WHEN NEW.flags ? 'canceled' OR NEW.availability = 'cancelled' THEN 'cancelled' ELSE 'sold_out' END;
  NEW.flags := NEW.flags - '{canceled,sold out}'::text[];
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_availability_settled" BEFORE INSERT OR UPDATE OF "flags", "availability" ON "events" FOR EACH ROW
  WHEN (NEW.flags ?| '{canceled,sold out}'::text[]) EXECUTE FUNCTION "settle_availability"();--> statement-breakpoint
UPDATE "events" SET "flags" = "flags" WHERE "flags" ?| '{canceled,sold out}'::text[];
--> statement-breakpoint
-- Double bills: the works of a production, and duration and intervals that follow from them.
CREATE FUNCTION "works_minutes"("works" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN bool_and(one->>'duration_minutes' IS NOT NULL) THEN sum((one->>'duration_minutes')::integer
    + CASE WHEN n < jsonb_array_length(works) THEN coalesce((one->>'interval_minutes')::integer, 0) ELSE 0 END)::integer END
  FROM jsonb_array_elements(works) WITH ORDINALITY AS t (one, n)
$$;--> statement-breakpoint
CREATE FUNCTION "works_intervals"("works" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN count(*) > 0
    THEN (count(*) FILTER (WHERE n < jsonb_array_length(works) AND one->>'interval_minutes' IS NOT NULL))::integer END
  FROM jsonb_array_elements(works) WITH ORDINALITY AS t (one, n)
$$;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "works" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "total_minutes" integer GENERATED ALWAYS AS (coalesce("duration_minutes", works_minutes("works"))) STORED;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "total_intervals" integer GENERATED ALWAYS AS (coalesce("intervals", works_intervals("works"))) STORED;--> statement-breakpoint
DROP TRIGGER "search_production_insert" ON "productions";--> statement-breakpoint
DROP TRIGGER "search_production_update" ON "productions";--> statement-breakpoint
DROP TRIGGER "search_production_delete" ON "productions";--> statement-breakpoint
CREATE TRIGGER "search_production_insert" AFTER INSERT ON "productions" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'id, title, slug, subtitle, composer, librettist, first_performance, category_id, season_id, public_at, teaser, description, synopsis, content_notes, hero_image_id, works', 'production', 'SELECT id FROM touched');--> statement-breakpoint
CREATE TRIGGER "search_production_update" AFTER UPDATE ON "productions" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'id, title, slug, subtitle, composer, librettist, first_performance, category_id, season_id, public_at, teaser, description, synopsis, content_notes, hero_image_id, works', 'production', 'SELECT id FROM touched');--> statement-breakpoint
CREATE TRIGGER "search_production_delete" AFTER DELETE ON "productions" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'id, title, slug, subtitle, composer, librettist, first_performance, category_id, season_id, public_at, teaser, description, synopsis, content_notes, hero_image_id, works', 'production', 'SELECT id FROM touched');--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_production(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, search_pick(p.title, l.locale), search_fallback(p.title, l.locale),
    concat_ws(', ', nullif(p.composer, ''), nullif(search_pick(p.librettist, l.locale), ''), credits.names, performed.works,
      search_other(p.title, l.locale)),
    coalesce(search_pick(c.name, l.locale), ''),
    concat_ws(' ', search_plain(search_pick(p.teaser, l.locale)), search_plain(search_pick(p.description, l.locale)),
      search_section('production', p.id, l.locale), search_plain(search_pick(p.synopsis, l.locale)), asked.texts,
      search_pick(p.subtitle, l.locale), search_pick(p.first_performance, l.locale),
      search_plain(search_pick(p.content_notes, l.locale)), credits.parts, played.venues),
    search_pick(p.slug, l.locale), p.hero_image_id, p.id, NULL::timestamptz, p.public_at,
    coalesce((SELECT e.over FROM events e WHERE e.production_id = p.id AND e.public_at <= now() ORDER BY e.over DESC LIMIT 1), season.over),
    coalesce(season.over, 'infinity')
  FROM productions p
  CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN event_categories c ON c.id = p.category_id
  LEFT JOIN LATERAL (SELECT (s.ends_on + 1)::timestamp AT TIME ZONE 'Europe/Berlin' AS over
    FROM seasons s WHERE s.id = p.season_id) AS season ON true
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT n.name, ', ') AS names,
      string_agg(DISTINCT search_pick(r.name, l.locale), ', ') FILTER (WHERE r.kind = 'cast') AS parts
    FROM production_credits k JOIN persons n ON n.id = k.person_id JOIN roles r ON r.id = k.role_id
    WHERE k.production_id = p.id AND n.public_at <= now()) AS credits ON true
  LEFT JOIN LATERAL (SELECT string_agg(concat_ws(', ', search_pick(w -> 'title', l.locale), nullif(w ->> 'composer', ''),
      nullif(search_pick(w -> 'librettist', l.locale), '')), ', ' ORDER BY n) AS works
    FROM jsonb_array_elements(p.works) WITH ORDINALITY AS t (w, n)) AS performed ON true
  LEFT JOIN LATERAL (SELECT string_agg(search_plain(search_pick(q.question, l.locale) || ' ' || search_pick(q.answer, l.locale)),
      ' ' ORDER BY q.position) AS texts
    FROM production_questions q WHERE q.production_id = p.id) AS asked ON true
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT search_pick(v.name, l.locale), ', ') AS venues
    FROM (SELECT e.venue_id FROM events e WHERE e.production_id = p.id AND e.public_at <= now() ORDER BY e.over DESC LIMIT 60) AS last
    JOIN venues v ON v.id = last.venue_id) AS played ON true
  WHERE p.id = ANY (ids) AND p.public_at <= now()
$$;
--> statement-breakpoint
-- Festivals and series, with pages of their own.
CREATE TABLE "festivals" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"kind" text NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"image_id" integer,
	"state" text DEFAULT 'public' NOT NULL,
	"public_from" timestamp with time zone,
	"public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("public_from", to_timestamp(0)) end) STORED,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "festival_id" integer;--> statement-breakpoint
ALTER TABLE "festivals" ADD CONSTRAINT "festivals_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_festival" ON "events" USING btree ("festival_id","start","id","over","public_at") WHERE "events"."festival_id" is not null;
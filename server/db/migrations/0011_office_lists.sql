-- What the lists of the back office look words up in and are sorted by, kept beside the row: a list of a million is then
-- searched and sorted from an index alone. Only these lists know of the columns; whatever else reads a row stays as narrow.
-- A text too long for an entry of an index is cut, which needs hundreds of letters beyond the Latin ones.
CREATE FUNCTION "listed_text"("value" text, "most" integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) <= most THEN value ELSE left(value, most / 4) END
$$;--> statement-breakpoint
-- A title as lists are sorted by it: in that language, or in German where there is none.
CREATE FUNCTION "listed_title"("title" jsonb, "locale" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.listed_text(public.fold_text(coalesce(nullif(title->>locale, ''), title->>'de')), 600)
$$;--> statement-breakpoint
-- True where one of the texts is written in the other language only.
CREATE FUNCTION "lacks_language"("locale" text, VARIADIC "texts" jsonb[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bool_or(one->>locale = '' AND one->>(CASE locale WHEN 'de' THEN 'en' ELSE 'de' END) <> ''), false) FROM unnest(texts) AS one
$$;--> statement-breakpoint
ALTER TABLE "events"
  ADD COLUMN "listed_words" text GENERATED ALWAYS AS (listed_text(event_words("title", "subtitle"), 1900)) STORED,
  ADD COLUMN "listed_de" text GENERATED ALWAYS AS (listed_title("title", 'de')) STORED,
  ADD COLUMN "listed_en" text GENERATED ALWAYS AS (listed_title("title", 'en')) STORED,
  ADD COLUMN "lacks_de" boolean GENERATED ALWAYS AS (lacks_language('de', "title", "subtitle", "short_text", "long_text", "content_notes")) STORED,
  ADD COLUMN "lacks_en" boolean GENERATED ALWAYS AS (lacks_language('en', "title", "subtitle", "short_text", "long_text", "content_notes")) STORED;--> statement-breakpoint
CREATE INDEX "events_listed_words" ON "events" USING gin ("listed_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_listed_start" ON "events" ("start", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_de" ON "events" ("listed_de", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_en" ON "events" ("listed_en", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_updated" ON "events" ("updated_at", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_id" ON "events" ("id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_availability" ON "events" ("availability", "start", "id");--> statement-breakpoint
CREATE INDEX "events_lacks_de" ON "events" ("start", "id", "category_id", "venue_id", "availability") WHERE "lacks_de";--> statement-breakpoint
CREATE INDEX "events_lacks_en" ON "events" ("start", "id", "category_id", "venue_id", "availability") WHERE "lacks_en";--> statement-breakpoint
ALTER TABLE "productions"
  ADD COLUMN "listed_words" text GENERATED ALWAYS AS (event_words("title", "subtitle") || ' ' || fold_text("composer")) STORED,
  ADD COLUMN "listed_de" text GENERATED ALWAYS AS (listed_title("title", 'de')) STORED,
  ADD COLUMN "listed_en" text GENERATED ALWAYS AS (listed_title("title", 'en')) STORED;--> statement-breakpoint
CREATE INDEX "productions_listed_de" ON "productions" ("listed_de", "id");--> statement-breakpoint
CREATE INDEX "productions_listed_en" ON "productions" ("listed_en", "id");

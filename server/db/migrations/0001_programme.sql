ALTER TABLE "event_days" DROP CONSTRAINT "event_days_count";--> statement-breakpoint
DROP INDEX "event_days_key";--> statement-breakpoint
DROP INDEX "events_start";--> statement-breakpoint
DROP INDEX "events_category";--> statement-breakpoint
DROP INDEX "events_venue";--> statement-breakpoint
DROP INDEX "events_production";--> statement-breakpoint
CREATE INDEX "events_long" ON "events" USING btree ("over","start") WHERE "events"."over" - "events"."start" > interval '36 hours';--> statement-breakpoint
CREATE INDEX "subscription_events_event" ON "subscription_events" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_days_key" ON "event_days" USING btree ("category_id","venue_id","day");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start","id","over");--> statement-breakpoint
CREATE INDEX "events_category" ON "events" USING btree ("category_id","start","id","over");--> statement-breakpoint
CREATE INDEX "events_venue" ON "events" USING btree ("venue_id","start","id","over");--> statement-breakpoint
CREATE INDEX "events_production" ON "events" USING btree ("production_id","start","id","over");--> statement-breakpoint
-- Lower-case, without accents. The dictionary is named in full, so that the answer does not hang on the search path.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.unaccent('public.unaccent'::regdictionary, lower(value))
$$;--> statement-breakpoint
-- What an event is found by: title and second line in both languages.
CREATE FUNCTION "event_words"("title" jsonb, "subtitle" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.fold_text(
    coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', '') || ' ' ||
    coalesce(subtitle->>'de', '') || ' ' || coalesce(subtitle->>'en', ''))
$$;--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ("event_words"("title", "subtitle") gin_trgm_ops);--> statement-breakpoint
-- Without it the planner takes a third of all events for long ones, and reads the archive instead of `events_long`.
CREATE STATISTICS "events_length" ON ("over" - "start") FROM "events";--> statement-breakpoint
-- Adds what a statement did to `events` to `event_days`: each event counts for its category and venue, for each of them
-- alone, and in all (-1). Rows are taken in the order of the key, so that two writers never wait for each other.
CREATE FUNCTION "keep_event_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT start, category_id, venue_id, 1 AS n FROM added'
    WHEN 'DELETE' THEN 'SELECT start, category_id, venue_id, -1 AS n FROM removed'
    ELSE 'SELECT start, category_id, venue_id, 1 AS n FROM added
      UNION ALL SELECT start, category_id, venue_id, -1 AS n FROM removed'
  END;
BEGIN
  IF tg_op = 'TRUNCATE' THEN
    DELETE FROM event_days;
    RETURN NULL;
  END IF;
  EXECUTE format($sql$
    INSERT INTO event_days (category_id, venue_id, day, count)
    SELECT coalesce(category, -1), coalesce(venue, -1), day, sum(n)
    FROM (
      SELECT (start AT TIME ZONE 'Europe/Berlin')::date AS day,
        coalesce(category_id, 0) AS category, coalesce(venue_id, 0) AS venue, n
      FROM (%s) AS changed
    ) AS counted
    GROUP BY GROUPING SETS ((day, category, venue), (day, category), (day, venue), (day))
    HAVING sum(n) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT (category_id, venue_id, day) DO UPDATE SET count = event_days.count + excluded.count
  $sql$, changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "event_days_insert" AFTER INSERT ON "events" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
CREATE TRIGGER "event_days_update" AFTER UPDATE ON "events" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
CREATE TRIGGER "event_days_delete" AFTER DELETE ON "events" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
CREATE TRIGGER "event_days_truncate" AFTER TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
DELETE FROM "event_days";--> statement-breakpoint
INSERT INTO "event_days" ("category_id", "venue_id", "day", "count")
SELECT coalesce(category, -1), coalesce(venue, -1), day, count(*)
FROM (
  SELECT (start AT TIME ZONE 'Europe/Berlin')::date AS day, coalesce(category_id, 0) AS category, coalesce(venue_id, 0) AS venue
  FROM events
) AS counted
GROUP BY GROUPING SETS ((day, category, venue), (day, category), (day, venue), (day));

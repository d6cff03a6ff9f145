-- Festivals and series in the search.
CREATE FUNCTION search_source_festival(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT f.id, l.locale, search_pick(f.title, l.locale), search_fallback(f.title, l.locale),
    coalesce(search_other(f.title, l.locale), ''),
    CASE WHEN f.kind = 'festival' THEN 'Festival' WHEN l.locale = 'de' THEN 'Reihe' ELSE 'Series' END,
    concat_ws(' ', search_plain(search_pick(f.description, l.locale)), search_section('festival', f.id, l.locale)),
    search_pick(f.slug, l.locale), f.image_id, NULL::integer, NULL::timestamptz, f.public_at,
    (f.ends_on + 1)::timestamp AT TIME ZONE 'Europe/Berlin', 'infinity'::timestamptz
  FROM festivals f CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE f.id = ANY (ids) AND f.public_at <= now()
$$;--> statement-breakpoint
CREATE TRIGGER "search_festival_insert" AFTER INSERT ON "festivals" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'id, slug, title, kind, description, ends_on, image_id, public_at', 'festival', 'SELECT id FROM touched');--> statement-breakpoint
CREATE TRIGGER "search_festival_update" AFTER UPDATE ON "festivals" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'id, slug, title, kind, description, ends_on, image_id, public_at', 'festival', 'SELECT id FROM touched');--> statement-breakpoint
CREATE TRIGGER "search_festival_delete" AFTER DELETE ON "festivals" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'id, slug, title, kind, description, ends_on, image_id, public_at', 'festival', 'SELECT id FROM touched');--> statement-breakpoint
-- The sections of their pages; other owners have triggers already.
CREATE TRIGGER "search_festival_section_insert" AFTER INSERT ON "section_texts" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en', 'festival', 'SELECT object_id FROM touched WHERE content_type = ''festival''');--> statement-breakpoint
CREATE TRIGGER "search_festival_section_update" AFTER UPDATE ON "section_texts" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en', 'festival', 'SELECT object_id FROM touched WHERE content_type = ''festival''');--> statement-breakpoint
CREATE TRIGGER "search_festival_section_delete" AFTER DELETE ON "section_texts" REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en', 'festival', 'SELECT object_id FROM touched WHERE content_type = ''festival''');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_index_published"("until" timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz;
  found_any boolean := false;
  due record;
BEGIN
  SELECT published_until INTO since FROM search_state FOR UPDATE;
  IF since >= until THEN
    RETURN false;
  END IF;
  FOR due IN
    SELECT kind, array_agg(DISTINCT id) AS ids FROM (
      SELECT 'production' AS kind, id FROM productions WHERE public_at > since AND public_at <= until
      UNION ALL SELECT 'event', id FROM events WHERE public_at > since AND public_at <= until
      UNION ALL SELECT 'production', production_id FROM events WHERE public_at > since AND public_at <= until AND production_id IS NOT NULL
      UNION ALL SELECT 'person', id FROM persons WHERE public_at > since AND public_at <= until
      UNION ALL SELECT 'production', k.production_id FROM persons n JOIN production_credits k ON k.person_id = n.id
        WHERE n.public_at > since AND n.public_at <= until
      UNION ALL SELECT 'event', k.event_id FROM persons n JOIN event_cast k ON k.person_id = n.id
        WHERE n.public_at > since AND n.public_at <= until
      UNION ALL SELECT 'article', id FROM articles WHERE public_at > since AND public_at <= until
      UNION ALL SELECT 'subscription', id FROM season_subscriptions WHERE public_at > since AND public_at <= until
      UNION ALL SELECT 'festival', id FROM festivals WHERE public_at > since AND public_at <= until
      UNION ALL SELECT 'press', id FROM download_directories WHERE public_at > since AND public_at <= until
    ) AS published GROUP BY kind
  LOOP
    PERFORM search_refresh(due.kind, due.ids);
    found_any := true;
  END LOOP;
  UPDATE search_state SET published_until = until;
  RETURN found_any;
END
$$;--> statement-breakpoint
SELECT search_refresh('festival', array_agg(id)) FROM festivals HAVING count(*) > 0;

-- Entries have a state and a moment from which they are public, instead of `is_online`.
ALTER TABLE "articles" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "public_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_directories" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_directories" ADD COLUMN "public_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "public_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "public_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "public_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "public_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "public_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "breaking_news" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "season_subscriptions" ADD COLUMN "state" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "season_subscriptions" ADD COLUMN "public_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "season_subscriptions" ADD COLUMN "public_at" timestamp with time zone;--> statement-breakpoint
UPDATE "articles" SET "state" = 'draft' WHERE NOT "is_online";--> statement-breakpoint
UPDATE "download_directories" SET "state" = 'draft' WHERE NOT "is_online";--> statement-breakpoint
UPDATE "productions" SET "state" = 'draft' WHERE NOT "is_online";--> statement-breakpoint
UPDATE "breaking_news" SET "state" = 'draft' WHERE NOT "is_online";--> statement-breakpoint
UPDATE "slides" SET "state" = 'draft' WHERE NOT "is_online";--> statement-breakpoint
UPDATE "season_subscriptions" SET "state" = 'draft' WHERE NOT "is_online";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("published_at", to_timestamp(0)) end) STORED;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("public_from", to_timestamp(0)) end) STORED;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("public_from", to_timestamp(0)) end) STORED;--> statement-breakpoint
ALTER TABLE "breaking_news" ADD COLUMN "public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("starts_at", to_timestamp(0)) end) STORED;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("starts_at", to_timestamp(0)) end) STORED;--> statement-breakpoint
DROP INDEX "event_days_key";--> statement-breakpoint
DROP INDEX "events_start";--> statement-breakpoint
DROP INDEX "events_category";--> statement-breakpoint
DROP INDEX "events_venue";--> statement-breakpoint
DROP INDEX "events_production";--> statement-breakpoint
DROP INDEX "events_production_public";--> statement-breakpoint
DROP INDEX "events_audio_description";--> statement-breakpoint
DROP INDEX "events_sign_language";--> statement-breakpoint
DROP INDEX "events_relaxed";--> statement-breakpoint
DROP INDEX "events_hearing_loop";--> statement-breakpoint
DROP INDEX "events_touch_tour";--> statement-breakpoint
DROP INDEX "events_easy_language";--> statement-breakpoint
-- The rule of what visitors see. `public_at` is the moment from which a row is public, null while it is not: its own state
-- and moment, and whatever it belongs to. A production belongs to its season; an event to its production and to that
-- one's season, without one to the seasons of its day; a subscription to its season; a press directory to its production.
CREATE FUNCTION "own_public_at"("state" text, "public_from" timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN state = 'public' THEN coalesce(public_from, to_timestamp(0)) END
$$;--> statement-breakpoint
-- The latest of some moments; null if one of them is null.
CREATE FUNCTION "latest_public_at"(VARIADIC "moments" timestamptz[]) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN bool_and(moment IS NOT NULL) THEN max(moment) END FROM unnest(moments) AS t (moment)
$$;--> statement-breakpoint
CREATE FUNCTION "season_public_at"("season" integer) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN season IS NULL THEN to_timestamp(0) ELSE (SELECT s.public_at FROM seasons s WHERE s.id = season) END
$$;--> statement-breakpoint
CREATE FUNCTION "production_public_at"("production" integer) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN production IS NULL THEN to_timestamp(0) ELSE (SELECT p.public_at FROM productions p WHERE p.id = production) END
$$;--> statement-breakpoint
-- Of the seasons that contain a moment, the first that is public; without any, at once.
CREATE FUNCTION "day_public_at"("moment" timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE count(*) WHEN 0 THEN to_timestamp(0) ELSE min(s.public_at) END
  FROM seasons s WHERE (moment AT TIME ZONE 'Europe/Berlin')::date BETWEEN s.starts_on AND s.ends_on
$$;--> statement-breakpoint
CREATE FUNCTION "event_public_at"("event" events) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT latest_public_at(own_public_at(event.state, event.public_from), production_public_at(event.production_id),
    CASE WHEN (SELECT p.season_id FROM productions p WHERE p.id = event.production_id) IS NULL
      THEN day_public_at(event.start) ELSE to_timestamp(0) END)
$$;--> statement-breakpoint
CREATE FUNCTION "set_public_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'events' THEN
    NEW.public_at := event_public_at(NEW);
  ELSIF TG_TABLE_NAME = 'download_directories' THEN
    NEW.public_at := latest_public_at(own_public_at(NEW.state, NEW.published_at), production_public_at(NEW.production_id));
  ELSE
    NEW.public_at := latest_public_at(own_public_at(NEW.state, NEW.public_from), season_public_at(NEW.season_id));
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "productions_public_at" BEFORE INSERT OR UPDATE OF "state", "public_from", "season_id", "public_at" ON "productions"
  FOR EACH ROW EXECUTE FUNCTION "set_public_at"();--> statement-breakpoint
CREATE TRIGGER "season_subscriptions_public_at" BEFORE INSERT OR UPDATE OF "state", "public_from", "season_id", "public_at" ON "season_subscriptions"
  FOR EACH ROW EXECUTE FUNCTION "set_public_at"();--> statement-breakpoint
CREATE TRIGGER "download_directories_public_at" BEFORE INSERT OR UPDATE OF "state", "published_at", "production_id", "public_at" ON "download_directories"
  FOR EACH ROW EXECUTE FUNCTION "set_public_at"();--> statement-breakpoint
CREATE TRIGGER "events_public_at" BEFORE INSERT OR UPDATE OF "state", "public_from", "production_id", "start", "public_at" ON "events"
  FOR EACH ROW EXECUTE FUNCTION "set_public_at"();--> statement-breakpoint
-- What belongs to a production or a season follows it: writing the column lets the trigger above compute it anew.
CREATE FUNCTION "follow_production"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET public_at = NULL WHERE production_id = NEW.id AND public_at IS DISTINCT FROM event_public_at(events);
  UPDATE download_directories SET public_at = NULL WHERE production_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "productions_followed" AFTER UPDATE ON "productions" FOR EACH ROW
  WHEN (OLD.public_at IS DISTINCT FROM NEW.public_at OR OLD.season_id IS DISTINCT FROM NEW.season_id) EXECUTE FUNCTION "follow_production"();--> statement-breakpoint
CREATE FUNCTION "follow_season"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  season seasons := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  former seasons := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  UPDATE productions SET public_at = NULL WHERE season_id = season.id;
  UPDATE season_subscriptions SET public_at = NULL WHERE season_id = season.id;
  UPDATE events SET public_at = NULL
  WHERE start >= least(season.starts_on, former.starts_on)::timestamp AT TIME ZONE 'Europe/Berlin'
    AND start < (greatest(season.ends_on, former.ends_on) + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
    AND public_at IS DISTINCT FROM event_public_at(events);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "seasons_followed" AFTER INSERT OR DELETE ON "seasons" FOR EACH ROW EXECUTE FUNCTION "follow_season"();--> statement-breakpoint
CREATE TRIGGER "seasons_changed_followed" AFTER UPDATE ON "seasons" FOR EACH ROW
  WHEN (OLD.public_at IS DISTINCT FROM NEW.public_at OR OLD.starts_on <> NEW.starts_on OR OLD.ends_on <> NEW.ends_on)
  EXECUTE FUNCTION "follow_season"();--> statement-breakpoint
-- Deleting what hides something must not make it public: what was hidden becomes a draft.
CREATE FUNCTION "keep_hidden"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.public_at IS NULL OR OLD.public_at > now() THEN
    IF TG_TABLE_NAME = 'seasons' THEN
      UPDATE productions SET state = 'draft' WHERE season_id = OLD.id AND state = 'public';
      UPDATE season_subscriptions SET state = 'draft' WHERE season_id = OLD.id AND state = 'public';
      UPDATE events SET state = 'draft'
      WHERE state = 'public' AND (public_at IS NULL OR public_at > now())
        AND (start AT TIME ZONE 'Europe/Berlin')::date BETWEEN OLD.starts_on AND OLD.ends_on;
    ELSE
      UPDATE events SET state = 'draft' WHERE production_id = OLD.id AND state = 'public';
      UPDATE download_directories SET state = 'draft' WHERE production_id = OLD.id AND state = 'public';
    END IF;
  END IF;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "seasons_keep_hidden" BEFORE DELETE ON "seasons" FOR EACH ROW EXECUTE FUNCTION "keep_hidden"();--> statement-breakpoint
CREATE TRIGGER "productions_keep_hidden" BEFORE DELETE ON "productions" FOR EACH ROW EXECUTE FUNCTION "keep_hidden"();--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "published_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_production(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, search_pick(p.title, l.locale), search_fallback(p.title, l.locale),
    concat_ws(', ', nullif(p.composer, ''), nullif(search_pick(p.librettist, l.locale), ''), credits.names,
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
  LEFT JOIN LATERAL (SELECT string_agg(search_plain(search_pick(q.question, l.locale) || ' ' || search_pick(q.answer, l.locale)),
      ' ' ORDER BY q.position) AS texts
    FROM production_questions q WHERE q.production_id = p.id) AS asked ON true
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT search_pick(v.name, l.locale), ', ') AS venues
    FROM (SELECT e.venue_id FROM events e WHERE e.production_id = p.id AND e.public_at <= now() ORDER BY e.over DESC LIMIT 60) AS last
    JOIN venues v ON v.id = last.venue_id) AS played ON true
  WHERE p.id = ANY (ids) AND p.public_at <= now()
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_event(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT e.id, l.locale, search_pick(e.title, l.locale), search_fallback(e.title, l.locale),
    concat_ws(', ', nullif(search_pick(e.subtitle, l.locale), ''), nullif(p.composer, ''), sung.names,
      CASE WHEN e.flags ?| ARRAY['is_premier', 'is_first_premiere'] THEN CASE l.locale WHEN 'de' THEN 'Premiere' ELSE 'premiere' END END,
      search_other(e.title, l.locale)),
    concat_ws(' · ', nullif(search_pick(c.name, l.locale), ''), nullif(search_pick(v.name, l.locale), '')),
    concat_ws(' ', search_plain(search_pick(e.short_text, l.locale)), search_plain(search_pick(e.long_text, l.locale))),
    search_pick(e.slug, l.locale), coalesce(e.image_id, p.hero_image_id), e.production_id, e.start, e.public_at, e.over, e.over
  FROM events e
  CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN productions p ON p.id = e.production_id AND p.public_at <= now()
  LEFT JOIN event_categories c ON c.id = e.category_id
  LEFT JOIN venues v ON v.id = e.venue_id
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT n.name, ', ') AS names
    FROM event_cast k JOIN persons n ON n.id = k.person_id WHERE k.event_id = e.id AND n.public_at <= now()) AS sung ON true
  WHERE e.id = ANY (ids) AND e.public_at <= now() AND NOT e.flags ? 'private-event'
    -- A mere date of a production is found through that.
    AND (p.id IS NULL OR e.title <> p.title OR e.flags ?| ARRAY['is_premier', 'is_first_premiere']
      OR concat(e.short_text ->> 'de', e.short_text ->> 'en', e.long_text ->> 'de', e.long_text ->> 'en') <> ''
      OR NOT e.subtitle ->> 'de' = ANY (ARRAY['', p.composer, p.subtitle ->> 'de'])
      OR NOT e.subtitle ->> 'en' = ANY (ARRAY['', p.composer, p.subtitle ->> 'en'])
      OR EXISTS (SELECT FROM event_cast k WHERE k.event_id = e.id AND NOT EXISTS (
        SELECT FROM production_credits u WHERE u.production_id = p.id AND u.person_id = k.person_id)))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_person(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, p.name, NULL::text, '', search_pick(p.profession, l.locale),
    concat_ws(' ', search_plain(search_pick(p.biography, l.locale)), search_section('person', p.id, l.locale)),
    search_pick(p.slug, l.locale), p.image_id, NULL::integer, NULL::timestamptz, p.public_at, NULL::timestamptz, 'infinity'::timestamptz
  FROM persons p CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE p.id = ANY (ids) AND p.is_online AND p.public_at <= now()
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_article(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT a.id, l.locale, search_pick(a.title, l.locale), search_fallback(a.title, l.locale),
    concat_ws(', ', nullif(a.author, ''), search_other(a.title, l.locale)),
    coalesce((SELECT string_agg(search_pick(c.name, l.locale), ', ' ORDER BY c.position, c.id)
      FROM article_category_members m JOIN article_categories c ON c.id = m.category_id WHERE m.article_id = a.id), ''),
    concat_ws(' ', search_plain(search_pick(a.teaser, l.locale)), search_section('article', a.id, l.locale)),
    search_pick(a.slug, l.locale), a.image_id, NULL::integer, a.published_at, a.public_at, NULL::timestamptz, a.published_at
  FROM articles a CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE a.id = ANY (ids) AND a.public_at <= now()
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_subscription(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT s.id, l.locale, search_pick(s.title, l.locale), search_fallback(s.title, l.locale),
    coalesce(search_other(s.title, l.locale), ''), coalesce(search_pick(n.name, l.locale), ''),
    concat_ws(' ', search_plain(search_pick(s.teaser, l.locale)), search_plain(search_pick(s.description, l.locale)),
      search_section('subscription', s.id, l.locale), search_plain(search_pick(s.terms, l.locale)),
      (SELECT string_agg(search_pick(c.name, l.locale), ', ' ORDER BY c.position, c.id)
        FROM subscription_categories m JOIN event_categories c ON c.id = m.category_id WHERE m.subscription_id = s.id)),
    search_pick(s.slug, l.locale), s.image_id, NULL::integer, NULL::timestamptz, s.public_at, NULL::timestamptz, 'infinity'::timestamptz
  FROM season_subscriptions s CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN seasons n ON n.id = s.season_id AND n.public_at <= now()
  WHERE s.id = ANY (ids) AND s.public_at <= now()
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_source_press(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT d.id, l.locale, search_pick(d.title, l.locale), search_fallback(d.title, l.locale),
    concat_ws(', ', search_pick(p.title, l.locale), nullif(p.composer, ''), search_other(d.title, l.locale)),
    '', concat_ws(' ', search_plain(search_pick(d.description, l.locale)), search_plain(search_pick(d.terms, l.locale))),
    search_pick(d.slug, l.locale), NULL::integer, NULL::integer, d.published_at, d.public_at, NULL::timestamptz, d.published_at
  FROM download_directories d CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN productions p ON p.id = d.production_id AND p.public_at <= now()
  WHERE d.id = ANY (ids) AND d.public_at <= now()
$$;--> statement-breakpoint
CREATE PROCEDURE search_watch(named text, watched text, VARIADIC arguments text[]) LANGUAGE plpgsql AS $$
DECLARE
  listed text := (SELECT string_agg(quote_literal(a), ', ' ORDER BY n) FROM unnest(arguments) WITH ORDINALITY AS t (a, n));
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(%s)',
    named || '_insert', watched, listed);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(%s)',
    named || '_update', watched, listed);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION search_changed(%s)',
    named || '_delete', watched, listed);
END
$$;--> statement-breakpoint
DROP TRIGGER "search_event_insert" ON "events";--> statement-breakpoint
DROP TRIGGER "search_event_update" ON "events";--> statement-breakpoint
DROP TRIGGER "search_event_delete" ON "events";--> statement-breakpoint
CALL search_watch('search_event', 'events',
  'id, public_at, production_id, title, slug, subtitle, start, "end", venue_id, category_id, flags, short_text, long_text, image_id',
  'event', 'SELECT id FROM touched', 'production', 'SELECT production_id FROM touched');--> statement-breakpoint
DROP TRIGGER "search_production_insert" ON "productions";--> statement-breakpoint
DROP TRIGGER "search_production_update" ON "productions";--> statement-breakpoint
DROP TRIGGER "search_production_delete" ON "productions";--> statement-breakpoint
CALL search_watch('search_production', 'productions',
  'id, title, slug, subtitle, composer, librettist, first_performance, category_id, season_id, public_at, teaser, description, synopsis, content_notes, hero_image_id',
  'production', 'SELECT id FROM touched');--> statement-breakpoint
DROP TRIGGER "search_production_parts_insert" ON "productions";--> statement-breakpoint
DROP TRIGGER "search_production_parts_update" ON "productions";--> statement-breakpoint
DROP TRIGGER "search_production_parts_delete" ON "productions";--> statement-breakpoint
CALL search_watch('search_production_parts', 'productions', 'id, title, subtitle, composer, public_at, hero_image_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.production_id',
  'press', 'SELECT d.id FROM download_directories d JOIN touched t ON t.id = d.production_id');--> statement-breakpoint
DROP TRIGGER "search_person_insert" ON "persons";--> statement-breakpoint
DROP TRIGGER "search_person_update" ON "persons";--> statement-breakpoint
DROP TRIGGER "search_person_delete" ON "persons";--> statement-breakpoint
CALL search_watch('search_person', 'persons', 'id, name, slug, profession, biography, image_id, is_online, public_at',
  'person', 'SELECT id FROM touched');--> statement-breakpoint
DROP TRIGGER "search_person_name_insert" ON "persons";--> statement-breakpoint
DROP TRIGGER "search_person_name_update" ON "persons";--> statement-breakpoint
DROP TRIGGER "search_person_name_delete" ON "persons";--> statement-breakpoint
CALL search_watch('search_person_name', 'persons', 'id, name, public_at',
  'production', 'SELECT k.production_id FROM production_credits k JOIN touched t ON t.id = k.person_id',
  'event', 'SELECT k.event_id FROM event_cast k JOIN touched t ON t.id = k.person_id');--> statement-breakpoint
DROP TRIGGER "search_season_insert" ON "seasons";--> statement-breakpoint
DROP TRIGGER "search_season_update" ON "seasons";--> statement-breakpoint
DROP TRIGGER "search_season_delete" ON "seasons";--> statement-breakpoint
CALL search_watch('search_season', 'seasons', 'id, name, ends_on, public_at',
  'production', 'SELECT p.id FROM productions p JOIN touched t ON t.id = p.season_id',
  'subscription', 'SELECT s.id FROM season_subscriptions s JOIN touched t ON t.id = s.season_id');--> statement-breakpoint
DROP TRIGGER "search_article_insert" ON "articles";--> statement-breakpoint
DROP TRIGGER "search_article_update" ON "articles";--> statement-breakpoint
DROP TRIGGER "search_article_delete" ON "articles";--> statement-breakpoint
CALL search_watch('search_article', 'articles', 'id, slug, title, teaser, author, image_id, published_at, public_at',
  'article', 'SELECT id FROM touched');--> statement-breakpoint
DROP TRIGGER "search_subscription_insert" ON "season_subscriptions";--> statement-breakpoint
DROP TRIGGER "search_subscription_update" ON "season_subscriptions";--> statement-breakpoint
DROP TRIGGER "search_subscription_delete" ON "season_subscriptions";--> statement-breakpoint
CALL search_watch('search_subscription', 'season_subscriptions',
  'id, slug, title, teaser, description, terms, season_id, image_id, public_at',
  'subscription', 'SELECT id FROM touched');--> statement-breakpoint
DROP TRIGGER "search_press_insert" ON "download_directories";--> statement-breakpoint
DROP TRIGGER "search_press_update" ON "download_directories";--> statement-breakpoint
DROP TRIGGER "search_press_delete" ON "download_directories";--> statement-breakpoint
CALL search_watch('search_press', 'download_directories',
  'id, slug, title, description, terms, production_id, published_at, public_at',
  'press', 'SELECT id FROM touched');--> statement-breakpoint
DROP PROCEDURE search_watch;--> statement-breakpoint
-- Indexes what became public since the last call, up to a moment; true if there was anything. The documents of what names a
-- person who became public follow.
CREATE FUNCTION "search_index_published"("until" timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
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
ALTER TABLE "events" DISABLE TRIGGER "event_days_update";--> statement-breakpoint
DELETE FROM "event_days";--> statement-breakpoint
ALTER TABLE "event_days" ADD COLUMN "public_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_event_days"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE tg_op
    WHEN 'INSERT' THEN 'SELECT start, category_id, venue_id, public_at, 1 AS n FROM added WHERE public_at IS NOT NULL'
    WHEN 'DELETE' THEN 'SELECT start, category_id, venue_id, public_at, -1 AS n FROM removed WHERE public_at IS NOT NULL'
    ELSE 'SELECT start, category_id, venue_id, public_at, 1 AS n FROM added WHERE public_at IS NOT NULL
      UNION ALL SELECT start, category_id, venue_id, public_at, -1 AS n FROM removed WHERE public_at IS NOT NULL'
  END;
BEGIN
  IF tg_op = 'TRUNCATE' THEN
    DELETE FROM event_days;
    RETURN NULL;
  END IF;
  EXECUTE format($sql$
    INSERT INTO event_days (category_id, venue_id, day, public_at, count)
    SELECT coalesce(category, -1), coalesce(venue, -1), day, public_at, sum(n)
    FROM (
      SELECT (start AT TIME ZONE 'Europe/Berlin')::date AS day,
        coalesce(category_id, 0) AS category, coalesce(venue_id, 0) AS venue, public_at, n
      FROM (%s) AS changed
    ) AS counted
    GROUP BY GROUPING SETS ((day, category, venue, public_at), (day, category, public_at), (day, venue, public_at), (day, public_at))
    HAVING sum(n) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (category_id, venue_id, day, public_at) DO UPDATE SET count = event_days.count + excluded.count
  $sql$, changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
UPDATE "productions" SET "public_at" = NULL;--> statement-breakpoint
UPDATE "season_subscriptions" SET "public_at" = NULL;--> statement-breakpoint
UPDATE "download_directories" SET "public_at" = NULL;--> statement-breakpoint
UPDATE "events" SET "public_at" = NULL;--> statement-breakpoint
ALTER TABLE "events" ENABLE TRIGGER "event_days_update";--> statement-breakpoint
INSERT INTO "event_days" ("category_id", "venue_id", "day", "public_at", "count")
SELECT coalesce(category, -1), coalesce(venue, -1), day, public_at, count(*)
FROM (
  SELECT (start AT TIME ZONE 'Europe/Berlin')::date AS day, coalesce(category_id, 0) AS category, coalesce(venue_id, 0) AS venue, public_at
  FROM events WHERE public_at IS NOT NULL
) AS counted
GROUP BY GROUPING SETS ((day, category, venue, public_at), (day, category, public_at), (day, venue, public_at), (day, public_at));--> statement-breakpoint
CREATE UNIQUE INDEX "event_days_key" ON "event_days" USING btree ("category_id","venue_id","day","public_at");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_category" ON "events" USING btree ("category_id","start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_venue" ON "events" USING btree ("venue_id","start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_production" ON "events" USING btree ("production_id","start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_production_public" ON "events" USING btree ("production_id","over","id","public_at") WHERE not "events"."flags" ? 'private-event';--> statement-breakpoint
CREATE INDEX "events_audio_description" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{audio_description}';--> statement-breakpoint
CREATE INDEX "events_sign_language" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{sign_language}';--> statement-breakpoint
CREATE INDEX "events_relaxed" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{relaxed}';--> statement-breakpoint
CREATE INDEX "events_hearing_loop" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{hearing_loop}';--> statement-breakpoint
CREATE INDEX "events_touch_tour" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{touch_tour}';--> statement-breakpoint
CREATE INDEX "events_easy_language" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{easy_language}';--> statement-breakpoint
CREATE INDEX "events_public_at" ON "events" USING btree ("public_at");--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "is_online";--> statement-breakpoint
ALTER TABLE "download_directories" DROP COLUMN "is_online";--> statement-breakpoint
ALTER TABLE "productions" DROP COLUMN "is_online";--> statement-breakpoint
ALTER TABLE "breaking_news" DROP COLUMN "is_online";--> statement-breakpoint
ALTER TABLE "slides" DROP COLUMN "is_online";--> statement-breakpoint
ALTER TABLE "season_subscriptions" DROP COLUMN "is_online";

CREATE TABLE "search_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"locale" text NOT NULL,
	"scope" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text COLLATE "C" NOT NULL,
	"title_lang" text,
	"names" text NOT NULL,
	"hint" text NOT NULL,
	"body" text NOT NULL,
	"slug" text NOT NULL,
	"image_id" integer,
	"production_id" integer,
	"date" timestamp with time zone,
	"since" timestamp with time zone,
	"over" timestamp with time zone,
	"moment" timestamp with time zone,
	"fingerprint" text NOT NULL,
	CONSTRAINT "search_documents_thing" UNIQUE("kind","target_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"document_id" integer NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"locale" text NOT NULL,
	"scope" text NOT NULL,
	"place" smallint NOT NULL,
	"moment" timestamp with time zone NOT NULL,
	CONSTRAINT "search_postings_document_id_term_pk" PRIMARY KEY("document_id","term"),
	CONSTRAINT "search_postings_place" CHECK ("search_postings"."place" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"locale" text NOT NULL,
	"sound" text COLLATE "C" NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_spellings_locale_sound_word_pk" PRIMARY KEY("locale","sound","word")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"shown" text NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "section_texts" (
	"section_id" integer PRIMARY KEY NOT NULL,
	"content_type" text,
	"object_id" integer,
	"de" text NOT NULL,
	"en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_postings" ADD CONSTRAINT "search_postings_document_id_search_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."search_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_texts" ADD CONSTRAINT "section_texts_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING btree ("locale","scope","title_key");--> statement-breakpoint
CREATE INDEX "search_postings_term" ON "search_postings" USING btree ("locale","term","scope","place","moment","document_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("locale","place","word");--> statement-breakpoint
CREATE INDEX "section_texts_owner" ON "section_texts" USING btree ("content_type","object_id");--> statement-breakpoint
CREATE INDEX "events_production_over" ON "events" USING btree ("production_id","over");--> statement-breakpoint
INSERT INTO "search_state" ("version") VALUES (0);--> statement-breakpoint
-- Words. A word is compared without accents, umlauts and their transliterations: Zauberflöte, Zauberfloete, zauberflote.
CREATE FUNCTION search_letters(token text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  -- Small letters and digits without accents; umlauts stay, since the German stemmer needs them.
  SELECT regexp_replace(
    translate(unaccent(translate(lower(normalize(token, NFC)), 'äöü', E'\x01\x02\x03')), E'\x01\x02\x03', 'äöü'),
    '[\x01-\x2f\x3a-\x60\x7b-\x7f]', '', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION search_fold(letters text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(replace(translate(letters, 'äöü', 'aou'), 'ae', 'a'), 'oe', 'o'), '(?<![aeoq])ue', 'u', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION search_term(locale text, letters text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  -- The stem a word is filed by; null for a word that says nothing.
  SELECT nullif(CASE locale
    -- The German stemmer leaves the plural of short words: Opern.
    WHEN 'de' THEN regexp_replace(left(search_fold((ts_lexize('pg_catalog.german_stem', left(letters, 60)))[1]), 40), 'ern$', 'er')
    ELSE left(search_fold((ts_lexize('pg_catalog.english_stem', left(letters, 60)))[1]), 40) END, '')
$$;--> statement-breakpoint
CREATE FUNCTION search_tokens(value text) RETURNS TABLE (token text, n bigint) LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 20 AS $$
  -- Runs of letters and digits of any script; punctuation, symbols and emoji part them.
  SELECT m[1], n FROM regexp_matches(value,
    '[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff10-\uffdc]+',
    'g') WITH ORDINALITY AS found (m, n)
$$;--> statement-breakpoint
CREATE FUNCTION search_title_key(title text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  -- What a title is compared by: its words, without the article in front.
  SELECT left(regexp_replace(coalesce(string_agg(search_fold(search_letters(token)), ' ' ORDER BY n), ''),
    '^(?:der|die|das|the|la|le|les|il|lo|gli|i|l|el) (?=.)', ''), 200)
  FROM search_tokens(left(title, 400))
$$;--> statement-breakpoint
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- How a folded word sounds, roughly: v, w, f and ph are one, so are d and t, c, g and k; h is silent, doubles are single.
  SELECT left(regexp_replace(translate(replace(word, 'ph', 'f'), 'vwbdgcqyjzh', 'ffptkkkiis'), '(.)\1+', '\1', 'g'), 32)
$$;--> statement-breakpoint
CREATE FUNCTION search_sounds(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 10 AS $$
  -- The sound of a word, and that sound with any one letter left out; none for words of fewer than four letters.
  SELECT DISTINCT CASE i WHEN 0 THEN sound ELSE overlay(sound PLACING '' FROM i FOR 1) END
  FROM search_sound(word) AS sound, generate_series(0, CASE WHEN length(sound) > 4 THEN length(sound) ELSE 0 END) AS i
  WHERE length(word) BETWEEN 4 AND 40
$$;--> statement-breakpoint
CREATE FUNCTION search_plain(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '\s+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION search_pick(value jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- The text of a language, German where it is empty.
  SELECT coalesce(nullif(value ->> locale, ''), value ->> 'de', '')
$$;--> statement-breakpoint
CREATE FUNCTION search_other(value jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- The text of the other language where it is another one; otherwise null.
  SELECT nullif(nullif(value ->> CASE locale WHEN 'de' THEN 'en' ELSE 'de' END, ''), search_pick(value, locale))
$$;--> statement-breakpoint
CREATE FUNCTION search_fallback(value jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN locale <> 'de' AND coalesce(value ->> locale, '') = '' THEN 'de' END
$$;--> statement-breakpoint
CREATE FUNCTION search_section(kind text, id integer, locale text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(string_agg(CASE locale WHEN 'de' THEN t.de ELSE t.en END, ' ' ORDER BY t.section_id), '')
  FROM section_texts t WHERE t.content_type = kind AND t.object_id = id
$$;--> statement-breakpoint
-- What each kind of thing says of itself; only what is public.
CREATE TYPE search_source AS (
  target_id integer, locale text, title text, title_lang text, names text, hint text, body text, slug text,
  image_id integer, production_id integer, "date" timestamptz, since timestamptz, "over" timestamptz, moment timestamptz);
--> statement-breakpoint
CREATE FUNCTION search_source_production(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, search_pick(p.title, l.locale), search_fallback(p.title, l.locale),
    concat_ws(', ', nullif(p.composer, ''), nullif(search_pick(p.librettist, l.locale), ''), credits.names,
      search_other(p.title, l.locale)),
    coalesce(search_pick(c.name, l.locale), ''),
    concat_ws(' ', search_plain(search_pick(p.teaser, l.locale)), search_plain(search_pick(p.description, l.locale)),
      search_section('production', p.id, l.locale), search_plain(search_pick(p.synopsis, l.locale)), asked.texts,
      search_pick(p.subtitle, l.locale), search_pick(p.first_performance, l.locale),
      search_plain(search_pick(p.content_notes, l.locale)), credits.parts, played.venues),
    search_pick(p.slug, l.locale), p.hero_image_id, p.id, NULL::timestamptz, NULL::timestamptz,
    coalesce((SELECT e.over FROM events e WHERE e.production_id = p.id ORDER BY e.over DESC LIMIT 1), season.over),
    coalesce(season.over, 'infinity')
  FROM productions p
  CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN event_categories c ON c.id = p.category_id
  LEFT JOIN LATERAL (SELECT (s.ends_on + 1)::timestamp AT TIME ZONE 'Europe/Berlin' AS over
    FROM seasons s WHERE s.id = p.season_id) AS season ON true
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT n.name, ', ') AS names,
      string_agg(DISTINCT search_pick(r.name, l.locale), ', ') FILTER (WHERE r.kind = 'cast') AS parts
    FROM production_credits k JOIN persons n ON n.id = k.person_id JOIN roles r ON r.id = k.role_id
    WHERE k.production_id = p.id) AS credits ON true
  LEFT JOIN LATERAL (SELECT string_agg(search_plain(search_pick(q.question, l.locale) || ' ' || search_pick(q.answer, l.locale)),
      ' ' ORDER BY q.position) AS texts
    FROM production_questions q WHERE q.production_id = p.id) AS asked ON true
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT search_pick(v.name, l.locale), ', ') AS venues
    FROM (SELECT e.venue_id FROM events e WHERE e.production_id = p.id ORDER BY e.over DESC LIMIT 60) AS last
    JOIN venues v ON v.id = last.venue_id) AS played ON true
  WHERE p.id = ANY (ids) AND p.is_online
$$;--> statement-breakpoint
CREATE FUNCTION search_source_event(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT e.id, l.locale, search_pick(e.title, l.locale), search_fallback(e.title, l.locale),
    concat_ws(', ', nullif(search_pick(e.subtitle, l.locale), ''), nullif(p.composer, ''), sung.names,
      CASE WHEN e.flags ?| ARRAY['is_premier', 'is_first_premiere'] THEN CASE l.locale WHEN 'de' THEN 'Premiere' ELSE 'premiere' END END,
      search_other(e.title, l.locale)),
    concat_ws(' · ', nullif(search_pick(c.name, l.locale), ''), nullif(search_pick(v.name, l.locale), '')),
    concat_ws(' ', search_plain(search_pick(e.short_text, l.locale)), search_plain(search_pick(e.long_text, l.locale))),
    search_pick(e.slug, l.locale), coalesce(e.image_id, p.hero_image_id), e.production_id, e.start, NULL::timestamptz, e.over, e.over
  FROM events e
  CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN productions p ON p.id = e.production_id AND p.is_online
  LEFT JOIN event_categories c ON c.id = e.category_id
  LEFT JOIN venues v ON v.id = e.venue_id
  LEFT JOIN LATERAL (SELECT string_agg(DISTINCT n.name, ', ') AS names
    FROM event_cast k JOIN persons n ON n.id = k.person_id WHERE k.event_id = e.id) AS sung ON true
  WHERE e.id = ANY (ids) AND NOT e.flags ? 'private-event'
    -- A mere date of a production is found through that.
    AND (p.id IS NULL OR e.title <> p.title OR e.flags ?| ARRAY['is_premier', 'is_first_premiere']
      OR concat(e.short_text ->> 'de', e.short_text ->> 'en', e.long_text ->> 'de', e.long_text ->> 'en') <> ''
      OR NOT e.subtitle ->> 'de' = ANY (ARRAY['', p.composer, p.subtitle ->> 'de'])
      OR NOT e.subtitle ->> 'en' = ANY (ARRAY['', p.composer, p.subtitle ->> 'en'])
      OR EXISTS (SELECT FROM event_cast k WHERE k.event_id = e.id AND NOT EXISTS (
        SELECT FROM production_credits u WHERE u.production_id = p.id AND u.person_id = k.person_id)))
$$;--> statement-breakpoint
CREATE FUNCTION search_source_person(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, p.name, NULL::text, '', search_pick(p.profession, l.locale),
    concat_ws(' ', search_plain(search_pick(p.biography, l.locale)), search_section('person', p.id, l.locale)),
    search_pick(p.slug, l.locale), p.image_id, NULL::integer, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, 'infinity'::timestamptz
  FROM persons p CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE p.id = ANY (ids) AND p.is_online
$$;--> statement-breakpoint
CREATE FUNCTION search_source_article(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT a.id, l.locale, search_pick(a.title, l.locale), search_fallback(a.title, l.locale),
    concat_ws(', ', nullif(a.author, ''), search_other(a.title, l.locale)),
    coalesce((SELECT string_agg(search_pick(c.name, l.locale), ', ' ORDER BY c.position, c.id)
      FROM article_category_members m JOIN article_categories c ON c.id = m.category_id WHERE m.article_id = a.id), ''),
    concat_ws(' ', search_plain(search_pick(a.teaser, l.locale)), search_section('article', a.id, l.locale)),
    search_pick(a.slug, l.locale), a.image_id, NULL::integer, a.published_at, a.published_at, NULL::timestamptz, a.published_at
  FROM articles a CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE a.id = ANY (ids) AND a.is_online
$$;--> statement-breakpoint
CREATE FUNCTION search_source_page(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, search_pick(p.title, l.locale), search_fallback(p.title, l.locale),
    concat_ws(', ', nullif(nullif(search_pick(p.headline, l.locale), ''), search_pick(p.title, l.locale)),
      search_other(p.title, l.locale)),
    '', concat_ws(' ', search_pick(p.meta_description, l.locale), search_section('page', p.id, l.locale)),
    CASE l.locale WHEN 'de' THEN p.path_de ELSE p.path_en END, p.hero_image_id, NULL::integer, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, 'infinity'::timestamptz
  FROM pages p CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  -- An entry of a menu that leads elsewhere is no page.
  WHERE p.id = ANY (ids) AND p.is_online AND p.target ->> 'de' = ''
$$;--> statement-breakpoint
CREATE FUNCTION search_source_subscription(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT s.id, l.locale, search_pick(s.title, l.locale), search_fallback(s.title, l.locale),
    coalesce(search_other(s.title, l.locale), ''), coalesce(search_pick(n.name, l.locale), ''),
    concat_ws(' ', search_plain(search_pick(s.teaser, l.locale)), search_plain(search_pick(s.description, l.locale)),
      search_section('subscription', s.id, l.locale), search_plain(search_pick(s.terms, l.locale)),
      (SELECT string_agg(search_pick(c.name, l.locale), ', ' ORDER BY c.position, c.id)
        FROM subscription_categories m JOIN event_categories c ON c.id = m.category_id WHERE m.subscription_id = s.id)),
    search_pick(s.slug, l.locale), s.image_id, NULL::integer, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, 'infinity'::timestamptz
  FROM season_subscriptions s CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN seasons n ON n.id = s.season_id
  WHERE s.id = ANY (ids) AND s.is_online
$$;--> statement-breakpoint
CREATE FUNCTION search_source_press(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT d.id, l.locale, search_pick(d.title, l.locale), search_fallback(d.title, l.locale),
    concat_ws(', ', search_pick(p.title, l.locale), nullif(p.composer, ''), search_other(d.title, l.locale)),
    '', concat_ws(' ', search_plain(search_pick(d.description, l.locale)), search_plain(search_pick(d.terms, l.locale))),
    search_pick(d.slug, l.locale), NULL::integer, NULL::integer, d.published_at, d.published_at, NULL::timestamptz, d.published_at
  FROM download_directories d CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN productions p ON p.id = d.production_id AND p.is_online
  WHERE d.id = ANY (ids) AND d.is_online
$$;--> statement-breakpoint
CREATE FUNCTION search_sources(kind text, ids integer[]) RETURNS SETOF search_source LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT * FROM %I($1)', 'search_source_' || kind) USING ids;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_file(documents integer[]) RETURNS void LANGUAGE plpgsql AS $$
-- Files the words of these documents anew.
BEGIN
  DELETE FROM search_postings p WHERE p.document_id = ANY (documents);
  WITH token AS MATERIALIZED (
    SELECT d.id, d.locale, t.token, min(part.place) AS place
    FROM search_documents d
    CROSS JOIN LATERAL (VALUES (1, d.title), (2, d.names), (3, d.hint), (3, d.body)) AS part (place, value)
    CROSS JOIN LATERAL search_tokens(part.value) AS t
    WHERE d.id = ANY (documents)
    GROUP BY d.id, d.locale, t.token
  ), spelled AS MATERIALIZED (
    SELECT locale, token, place, letters, left(search_fold(letters), 60) AS word, search_term(locale, letters) AS term
    FROM (SELECT locale, token, min(place) AS place, search_letters(token) AS letters FROM token GROUP BY locale, token) AS one
  ), posting AS (
    INSERT INTO search_postings (document_id, term, locale, scope, place, moment)
    SELECT t.id, s.term, t.locale, d.scope, min(t.place), coalesce(d.moment, 'infinity')
    FROM token t JOIN spelled s USING (locale, token) JOIN search_documents d ON d.id = t.id
    WHERE s.term IS NOT NULL
    GROUP BY t.id, s.term, t.locale, d.scope, d.moment
  ), word AS (
    INSERT INTO search_words AS w (locale, word, shown, term, place)
    SELECT DISTINCT ON (s.locale, s.word) s.locale, s.word, left(s.token, 80), s.term, s.place
    FROM spelled s
    WHERE s.term IS NOT NULL AND s.word ~ '[^0-9]' AND NOT EXISTS (
      SELECT FROM search_words o WHERE o.locale = s.locale AND o.word = s.word AND o.place <= s.place)
    ORDER BY s.locale, s.word, s.place, s.token DESC
    ON CONFLICT (locale, word) DO UPDATE SET place = excluded.place, shown = excluded.shown, term = excluded.term
      WHERE w.place > excluded.place
    RETURNING w.locale, w.word, w.place
  )
  INSERT INTO search_spellings (locale, sound, word)
  SELECT w.locale, sound, w.word FROM word w, search_sounds(w.word) AS sound WHERE w.place < 3
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_refresh(kind text, ids integer[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
-- Brings the documents of these things up to date: those that are new or changed, and those that are gone.
#variable_conflict use_column
DECLARE
  filed integer[];
BEGIN
  WITH source AS MATERIALIZED (
    SELECT s.*, CASE $1 WHEN 'production' THEN 'production' WHEN 'event' THEN 'event' ELSE 'other' END AS scope,
      tidy.text, md5(concat_ws(E'\x1f', s.title, s.names, s.hint, tidy.text, s.moment)) AS fingerprint
    FROM search_sources($1, $2) AS s
    CROSS JOIN LATERAL (SELECT left(btrim(regexp_replace(s.body, '\s+', ' ', 'g')), 20000) AS text) AS tidy
  ), before AS MATERIALIZED (
    SELECT d.id, d.target_id, d.locale, d.fingerprint FROM search_documents d WHERE d.kind = $1 AND d.target_id = ANY ($2)
  ), gone AS (
    DELETE FROM search_documents d USING before b
    WHERE d.id = b.id AND NOT EXISTS (SELECT FROM source s WHERE s.target_id = b.target_id AND s.locale = b.locale)
  ), kept AS (
    INSERT INTO search_documents AS d (kind, target_id, locale, scope, title, title_key, title_lang, names, hint, body, slug,
      image_id, production_id, "date", since, "over", moment, fingerprint)
    SELECT $1, target_id, locale, scope, title, search_title_key(title), title_lang, names, hint, text, slug,
      image_id, production_id, "date", since, "over", moment, fingerprint
    FROM source
    ON CONFLICT (kind, target_id, locale) DO UPDATE SET
      title = excluded.title, title_key = excluded.title_key, title_lang = excluded.title_lang, names = excluded.names,
      hint = excluded.hint, body = excluded.body, slug = excluded.slug, image_id = excluded.image_id,
      production_id = excluded.production_id, "date" = excluded."date", since = excluded.since, "over" = excluded."over",
      moment = excluded.moment, fingerprint = excluded.fingerprint
    WHERE (d.fingerprint, d.title_key, d.title_lang, d.slug, d.image_id, d.production_id, d."date", d.since, d."over")
      IS DISTINCT FROM (excluded.fingerprint, excluded.title_key, excluded.title_lang, excluded.slug, excluded.image_id,
        excluded.production_id, excluded."date", excluded.since, excluded."over")
    RETURNING d.id, d.target_id, d.locale, d.fingerprint
  )
  SELECT array_agg(k.id) INTO filed
  FROM kept k LEFT JOIN before b ON b.id = k.id
  WHERE b.fingerprint IS DISTINCT FROM k.fingerprint;
  IF filed IS NOT NULL THEN
    PERFORM search_file(filed);
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
-- Arguments: the columns that matter, then pairs of a kind and a query for the ids of that kind from the rows touched.
DECLARE
  ids integer[];
  touched text := format(CASE TG_OP
    WHEN 'UPDATE' THEN '(SELECT %1$s FROM before EXCEPT SELECT %1$s FROM after) UNION (SELECT %1$s FROM after EXCEPT SELECT %1$s FROM before)'
    WHEN 'INSERT' THEN 'SELECT %1$s FROM after' ELSE 'SELECT %1$s FROM before' END, TG_ARGV[0]);
BEGIN
  FOR i IN 1 .. TG_NARGS - 1 BY 2 LOOP
    EXECUTE format('WITH touched AS (%s) SELECT array_agg(DISTINCT id) FROM (%s) AS thing (id) WHERE id IS NOT NULL',
      touched, TG_ARGV[i + 1]) INTO ids;
    IF ids IS NOT NULL THEN
      PERFORM search_refresh(TG_ARGV[i], ids);
    END IF;
  END LOOP;
  RETURN NULL;
END
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
CALL search_watch('search_event', 'events',
  'id, production_id, title, slug, subtitle, start, "end", venue_id, category_id, flags, short_text, long_text, image_id',
  'event', 'SELECT id FROM touched', 'production', 'SELECT production_id FROM touched');--> statement-breakpoint
CALL search_watch('search_event_cast', 'event_cast', 'event_id, person_id', 'event', 'SELECT event_id FROM touched');
--> statement-breakpoint
CALL search_watch('search_production', 'productions',
  'id, title, slug, subtitle, composer, librettist, first_performance, category_id, season_id, is_online, teaser, description, synopsis, content_notes, hero_image_id',
  'production', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_production_parts', 'productions', 'id, title, subtitle, composer, is_online, hero_image_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.production_id',
  'press', 'SELECT d.id FROM download_directories d JOIN touched t ON t.id = d.production_id');--> statement-breakpoint
CALL search_watch('search_production_credit', 'production_credits', 'production_id, role_id, person_id',
  'production', 'SELECT production_id FROM touched',
  'event', 'SELECT k.event_id FROM touched t JOIN event_cast k ON k.person_id = t.person_id JOIN events e ON e.id = k.event_id AND e.production_id = t.production_id');
--> statement-breakpoint
CALL search_watch('search_production_question', 'production_questions', 'production_id, position, question, answer',
  'production', 'SELECT production_id FROM touched');--> statement-breakpoint
CALL search_watch('search_role', 'roles', 'id, name, kind',
  'production', 'SELECT k.production_id FROM production_credits k JOIN touched t ON t.id = k.role_id');--> statement-breakpoint
CALL search_watch('search_category', 'event_categories', 'id, name',
  'production', 'SELECT p.id FROM productions p JOIN touched t ON t.id = p.category_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.category_id',
  'subscription', 'SELECT m.subscription_id FROM subscription_categories m JOIN touched t ON t.id = m.category_id');
--> statement-breakpoint
CALL search_watch('search_venue', 'venues', 'id, name',
  'production', 'SELECT e.production_id FROM events e JOIN touched t ON t.id = e.venue_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.venue_id');--> statement-breakpoint
CALL search_watch('search_season', 'seasons', 'id, name, ends_on',
  'production', 'SELECT p.id FROM productions p JOIN touched t ON t.id = p.season_id',
  'subscription', 'SELECT s.id FROM season_subscriptions s JOIN touched t ON t.id = s.season_id');--> statement-breakpoint
CALL search_watch('search_person', 'persons', 'id, name, slug, profession, biography, image_id, is_online',
  'person', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_person_name', 'persons', 'id, name',
  'production', 'SELECT k.production_id FROM production_credits k JOIN touched t ON t.id = k.person_id',
  'event', 'SELECT k.event_id FROM event_cast k JOIN touched t ON t.id = k.person_id');--> statement-breakpoint
CALL search_watch('search_article', 'articles', 'id, slug, title, teaser, author, image_id, published_at, is_online',
  'article', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_article_category', 'article_categories', 'id, name, position',
  'article', 'SELECT m.article_id FROM article_category_members m JOIN touched t ON t.id = m.category_id');
--> statement-breakpoint
CALL search_watch('search_article_member', 'article_category_members', 'category_id, article_id',
  'article', 'SELECT article_id FROM touched');--> statement-breakpoint
CALL search_watch('search_page', 'pages',
  'id, title, headline, path_de, path_en, target, is_online, meta_description, hero_image_id',
  'page', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_subscription', 'season_subscriptions',
  'id, slug, title, teaser, description, terms, season_id, image_id, is_online',
  'subscription', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_subscription_category', 'subscription_categories', 'subscription_id, category_id',
  'subscription', 'SELECT subscription_id FROM touched');--> statement-breakpoint
CALL search_watch('search_press', 'download_directories',
  'id, slug, title, description, terms, production_id, published_at, is_online',
  'press', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_section', 'section_texts', 'content_type, object_id, de, en',
  'page', 'SELECT object_id FROM touched WHERE content_type = ''page''',
  'production', 'SELECT object_id FROM touched WHERE content_type = ''production''',
  'article', 'SELECT object_id FROM touched WHERE content_type = ''article''',
  'person', 'SELECT object_id FROM touched WHERE content_type = ''person''',
  'subscription', 'SELECT object_id FROM touched WHERE content_type = ''subscription''');--> statement-breakpoint
DROP PROCEDURE search_watch;

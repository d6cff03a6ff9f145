-- A text without what nobody sees, such as soft hyphens and zero-width spaces: for comparisons.
CREATE FUNCTION "seen_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(normalize(value, NFC), E'\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff\ufffc\ufffe\uffff', '')
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.unaccent('public.unaccent'::regdictionary, lower(public.seen_text(value)))
$$;--> statement-breakpoint
-- With a value of its own in an index, each row is written anew.
UPDATE "events" SET "title" = "title", "subtitle" = "subtitle"
WHERE seen_text(title::text || subtitle::text) <> title::text || subtitle::text;--> statement-breakpoint
UPDATE "productions" SET "title" = "title", "subtitle" = "subtitle", "composer" = "composer"
WHERE seen_text(title::text || subtitle::text || composer) <> title::text || subtitle::text || composer;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_tokens(value text) RETURNS TABLE (token text, n bigint) LANGUAGE sql STABLE STRICT PARALLEL SAFE ROWS 20 AS $$
  -- Runs of letters and digits of any script; punctuation, symbols and emoji part them.
  SELECT m[1], n FROM regexp_matches(public.seen_text(value),
    '[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff10-\uffdc]+',
    'g') WITH ORDINALITY AS found (m, n)
$$;

-- The whole schema. Tables, keys and most indexes are those of `server/db/tables`; functions and triggers are written by hand.
-- A text without what nobody sees, such as soft hyphens and zero-width spaces: for comparisons.
CREATE FUNCTION "seen_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(normalize(value, NFC), E'\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff\ufffc\ufffe\uffff', '')
$$;--> statement-breakpoint
-- Lower-case, without accents. The dictionary is named in full, so that the answer does not hang on the search path.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.unaccent('public.unaccent'::regdictionary, lower(public.seen_text(value)))
$$;--> statement-breakpoint
-- What an event is found by: title and second line in both languages.
CREATE FUNCTION "event_words"("title" jsonb, "subtitle" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.fold_text(
    coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', '') || ' ' ||
    coalesce(subtitle->>'de', '') || ' ' || coalesce(subtitle->>'en', ''))
$$;--> statement-breakpoint
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
-- The days in Berlin for which a moved event was announced. The times have an offset, so the result depends on nothing else.
CREATE FUNCTION "moved_days"("dates" jsonb) RETURNS date[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(((one->>'start')::timestamptz AT TIME ZONE 'Europe/Berlin')::date), '{}') FROM jsonb_array_elements(dates) AS one
$$;--> statement-breakpoint
-- Double bills: duration and intervals of a production follow from its works.
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
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"body" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'editor' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"language" text,
	"note_mails" text DEFAULT 'mentions' NOT NULL,
	"request_mails" text DEFAULT 'all' NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('press', 'programme_editor', 'editor', 'publisher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text,
	"title" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"file" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"bytes" bigint,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "bin_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"object_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"user_name" text,
	"state" jsonb NOT NULL,
	"columns" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"removed_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cleared_columns" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_bulk_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"entries" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"object_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text,
	"user_name" text,
	"action" text NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"season_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"public_from" timestamp with time zone,
	"entries" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text
);
--> statement-breakpoint
CREATE TABLE "text_replacements" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"term" text NOT NULL,
	"replacement" text NOT NULL,
	"entries" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "article_category_members" (
	"category_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "article_category_members_category_id_article_id_pk" PRIMARY KEY("category_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"teaser" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	"show_on_home" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("published_at", to_timestamp(0)) end) STORED
);
--> statement-breakpoint
CREATE TABLE "file_store" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "file_store_has_one_row" CHECK ("file_store"."one")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"width" integer,
	"height" integer,
	"alt" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"caption" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"copyright" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"focal_x" integer DEFAULT 500 NOT NULL,
	"focal_y" integer DEFAULT 500 NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"former_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brightness" integer
);
--> statement-breakpoint
CREATE TABLE "newsletter_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"lists" jsonb NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"lists" jsonb NOT NULL,
	"locale" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "not_found_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"days" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"content_type" text DEFAULT 'page' NOT NULL,
	"title" jsonb NOT NULL,
	"headline" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"path_de" text NOT NULL,
	"path_en" text NOT NULL,
	"target" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"is_clickable" boolean DEFAULT true NOT NULL,
	"in_main_navigation" boolean DEFAULT false NOT NULL,
	"in_menu" boolean DEFAULT false NOT NULL,
	"in_footer" boolean DEFAULT false NOT NULL,
	"meta_title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"meta_description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"og_title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"og_description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"og_image_id" integer,
	"og_type" text DEFAULT 'website' NOT NULL,
	"hero_image_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patterns" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"season_id" integer,
	"token_hash" text
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"old_path" text NOT NULL,
	"new_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hides_page" boolean DEFAULT false NOT NULL,
	CONSTRAINT "redirects_old_path_unique" UNIQUE("old_path")
);
--> statement-breakpoint
CREATE TABLE "shared_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "person_category_members" (
	"category_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_category_members_category_id_person_id_pk" PRIMARY KEY("category_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"is_group" boolean DEFAULT false NOT NULL,
	"profession" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"biography" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"is_online" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"public_from" timestamp with time zone,
	"public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("public_from", to_timestamp(0)) end) STORED
);
--> statement-breakpoint
CREATE TABLE "download_directories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"production_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"public_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "download_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"directory_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_cast" (
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"work_id" text,
	CONSTRAINT "event_cast_event_id_position_pk" PRIMARY KEY("event_id","position")
);
--> statement-breakpoint
CREATE TABLE "event_substitutions" (
	"event_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"instead_of_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_substitutions_event_id_role_id_instead_of_id_pk" PRIMARY KEY("event_id","role_id","instead_of_id")
);
--> statement-breakpoint
CREATE TABLE "production_articles" (
	"production_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "production_articles_production_id_article_id_pk" PRIMARY KEY("production_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "production_credits" (
	"production_id" integer NOT NULL,
	"position" integer NOT NULL,
	"role_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"work_id" text,
	CONSTRAINT "production_credits_production_id_position_pk" PRIMARY KEY("production_id","position")
);
--> statement-breakpoint
CREATE TABLE "production_logos" (
	"production_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_id" integer NOT NULL,
	"text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	CONSTRAINT "production_logos_production_id_position_pk" PRIMARY KEY("production_id","position")
);
--> statement-breakpoint
CREATE TABLE "production_pictures" (
	"production_id" integer NOT NULL,
	"position" integer NOT NULL,
	"media_id" integer NOT NULL,
	CONSTRAINT "production_pictures_production_id_position_pk" PRIMARY KEY("production_id","position")
);
--> statement-breakpoint
CREATE TABLE "production_questions" (
	"production_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "production_questions_production_id_position_pk" PRIMARY KEY("production_id","position")
);
--> statement-breakpoint
CREATE TABLE "event_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"day" date NOT NULL,
	"category_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"count" integer NOT NULL,
	"public_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"production_id" integer,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"title_language" text DEFAULT '' NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone,
	"over" timestamp with time zone GENERATED ALWAYS AS (coalesce("end", ((date_trunc('day', "start" at time zone 'Europe/Berlin') + interval '1 day') at time zone 'Europe/Berlin'))) STORED NOT NULL,
	"venue_id" integer,
	"category_id" integer,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"availability" text DEFAULT 'available' NOT NULL,
	"price_from" integer,
	"price_to" integer,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ticket_link" text DEFAULT '' NOT NULL,
	"on_sale_at" timestamp with time zone,
	"short_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"long_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"languages" text[],
	"surtitles" text[],
	"duration_minutes" integer,
	"intervals" integer,
	"access" text[] DEFAULT '{}' NOT NULL,
	"content_notes" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"change_notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_id" integer,
	"external_id" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"listed_words" text GENERATED ALWAYS AS (listed_text(event_words("title", "subtitle"), 1900)) STORED,
	"listed_de" text GENERATED ALWAYS AS (listed_title("title", 'de')) STORED,
	"listed_en" text GENERATED ALWAYS AS (listed_title("title", 'en')) STORED,
	"missing_de" boolean DEFAULT false NOT NULL,
	"missing_en" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"public_from" timestamp with time zone,
	"public_at" timestamp with time zone,
	"replacement_id" integer,
	"previous_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"festival_id" integer,
	CONSTRAINT "events_external_id_unique" UNIQUE("external_id")
);
--> statement-breakpoint
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
CREATE TABLE "productions" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"title_language" text DEFAULT '' NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"composer" text DEFAULT '' NOT NULL,
	"librettist" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"first_performance" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"category_id" integer,
	"season_id" integer,
	"is_revival" boolean DEFAULT false NOT NULL,
	"is_highlight" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"teaser" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"synopsis" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"surtitles" text[] DEFAULT '{}' NOT NULL,
	"duration_minutes" integer,
	"intervals" integer,
	"age_from" integer,
	"content_notes" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"hero_image_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"listed_words" text GENERATED ALWAYS AS (event_words("title", "subtitle") || ' ' || fold_text("composer")) STORED,
	"listed_de" text GENERATED ALWAYS AS (listed_title("title", 'de')) STORED,
	"listed_en" text GENERATED ALWAYS AS (listed_title("title", 'en')) STORED,
	"state" text DEFAULT 'public' NOT NULL,
	"public_from" timestamp with time zone,
	"public_at" timestamp with time zone,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_minutes" integer GENERATED ALWAYS AS (coalesce("duration_minutes", works_minutes("works"))) STORED,
	"total_intervals" integer GENERATED ALWAYS AS (coalesce("intervals", works_intervals("works"))) STORED
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"image_id" integer,
	"state" text DEFAULT 'public' NOT NULL,
	"public_from" timestamp with time zone,
	"public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("public_from", to_timestamp(0)) end) STORED,
	CONSTRAINT "seasons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"access" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"change_over_minutes" integer,
	CONSTRAINT "venues_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
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
	"version" integer NOT NULL,
	"published_until" timestamp with time zone DEFAULT now() NOT NULL
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
	"en" text NOT NULL,
	"shared_de" integer[] DEFAULT '{}' NOT NULL,
	"shared_en" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_mentions" (
	"id" serial PRIMARY KEY NOT NULL,
	"note_id" integer NOT NULL,
	"reply_id" integer,
	"user_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"note_id" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"section_id" integer NOT NULL,
	"block_id" text NOT NULL,
	"model" text NOT NULL,
	"words" text NOT NULL,
	"field" text,
	"locale" text,
	"quote" jsonb,
	"text" text NOT NULL,
	"suggestion" text,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"active_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text
);
--> statement-breakpoint
CREATE TABLE "publish_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"comment" text NOT NULL,
	"title" jsonb NOT NULL,
	"link" text NOT NULL,
	"section_id" integer,
	"language" text,
	"resource" text,
	"object_id" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"group_id" integer,
	"reviewer_id" text
);
--> statement-breakpoint
CREATE TABLE "publishing_plans" (
	"section_id" integer PRIMARY KEY NOT NULL,
	"revision" integer,
	"publish_at" timestamp with time zone,
	"offline_at" timestamp with time zone,
	"author_id" text,
	"author_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"language" text
);
--> statement-breakpoint
CREATE TABLE "section_blocks" (
	"block_id" text PRIMARY KEY NOT NULL,
	"section_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_presence" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"block_id" text,
	"writing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"caret" jsonb
);
--> statement-breakpoint
CREATE TABLE "section_references" (
	"section_id" integer NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "section_references_section_id_state_kind_target_id_pk" PRIMARY KEY("section_id","state","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "section_revisions" (
	"section_id" integer NOT NULL,
	"number" integer NOT NULL,
	"batch" uuid,
	"author_id" text,
	"author_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"body" jsonb NOT NULL,
	"operations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"labels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "section_revisions_section_id_number_pk" PRIMARY KEY("section_id","number")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"content_type" text,
	"object_id" integer,
	"draft_revision" integer NOT NULL,
	"published_revision" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "breaking_news" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"state" text DEFAULT 'public' NOT NULL,
	"public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("starts_at", to_timestamp(0)) end) STORED
);
--> statement-breakpoint
CREATE TABLE "contact_people" (
	"id" serial PRIMARY KEY NOT NULL,
	"department_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "departments_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_name" UNIQUE("kind","name")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"preline" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"image_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"state" text DEFAULT 'public' NOT NULL,
	"public_at" timestamp with time zone GENERATED ALWAYS AS (case when "state" = 'public' then coalesce("starts_at", to_timestamp(0)) end) STORED
);
--> statement-breakpoint
CREATE TABLE "take_over_findings" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"finding" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"own_id" integer,
	"address" text NOT NULL,
	"field" text NOT NULL,
	"message" jsonb NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "take_over_records" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"foreign_id" text NOT NULL,
	"own_id" integer NOT NULL,
	"alias" text,
	"urls" jsonb,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_pending" boolean DEFAULT false NOT NULL,
	"run_id" integer,
	"outcome" text NOT NULL,
	CONSTRAINT "take_over_records_source_kind_foreign_id_pk" PRIMARY KEY("source","kind","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "take_over_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"subjects" jsonb NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"stage" text,
	"failure" jsonb,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"author_id" text,
	"author_name" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb
);
--> statement-breakpoint
CREATE TABLE "season_subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"kind" text NOT NULL,
	"teaser" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"season_id" integer,
	"weekday" integer,
	"evenings" integer NOT NULL,
	"saving_percent" integer DEFAULT 0 NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'public' NOT NULL,
	"public_from" timestamp with time zone,
	"public_at" timestamp with time zone,
	CONSTRAINT "season_subscriptions_saving" CHECK ("season_subscriptions"."saving_percent" between 0 and 20),
	CONSTRAINT "season_subscriptions_weekday" CHECK ("season_subscriptions"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "subscription_categories" (
	"subscription_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "subscription_categories_subscription_id_category_id_pk" PRIMARY KEY("subscription_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"subscription_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	CONSTRAINT "subscription_events_subscription_id_event_id_pk" PRIMARY KEY("subscription_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_releases" ADD CONSTRAINT "season_releases_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_og_image_id_media_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_category_id_person_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."person_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_directories" ADD CONSTRAINT "download_directories_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_directory_id_download_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."download_directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cast" ADD CONSTRAINT "event_cast_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cast" ADD CONSTRAINT "event_cast_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cast" ADD CONSTRAINT "event_cast_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_instead_of_id_persons_id_fk" FOREIGN KEY ("instead_of_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_articles" ADD CONSTRAINT "production_articles_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_articles" ADD CONSTRAINT "production_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_credits" ADD CONSTRAINT "production_credits_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_credits" ADD CONSTRAINT "production_credits_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_credits" ADD CONSTRAINT "production_credits_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_logos" ADD CONSTRAINT "production_logos_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_logos" ADD CONSTRAINT "production_logos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_pictures" ADD CONSTRAINT "production_pictures_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_pictures" ADD CONSTRAINT "production_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_questions" ADD CONSTRAINT "production_questions_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_replacement_id_events_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action DEFERRABLE;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festivals" ADD CONSTRAINT "festivals_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_postings" ADD CONSTRAINT "search_postings_document_id_search_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."search_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_texts" ADD CONSTRAINT "section_texts_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_reply_id_note_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."note_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_replies" ADD CONSTRAINT "note_replies_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishing_plans" ADD CONSTRAINT "publishing_plans_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_blocks" ADD CONSTRAINT "section_blocks_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_references" ADD CONSTRAINT "section_references_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_revisions" ADD CONSTRAINT "section_revisions_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_people" ADD CONSTRAINT "contact_people_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "take_over_findings" ADD CONSTRAINT "take_over_findings_run_id_take_over_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."take_over_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_subscriptions" ADD CONSTRAINT "season_subscriptions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_subscriptions" ADD CONSTRAINT "season_subscriptions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_categories" ADD CONSTRAINT "subscription_categories_subscription_id_season_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."season_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_categories" ADD CONSTRAINT "subscription_categories_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_season_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."season_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_started" ON "sign_in_attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("kind","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "backup_runs_started" ON "backup_runs" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bin_entries_object" ON "bin_entries" USING btree ("resource","object_id");--> statement-breakpoint
CREATE INDEX "bin_entries_deleted" ON "bin_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "bin_entries_size" ON "bin_entries" USING btree ("resource",(("columns"->>'size')::integer)) WHERE "bin_entries"."columns" ? 'size';--> statement-breakpoint
CREATE INDEX "record_versions_object" ON "record_versions" USING btree ("resource","object_id","id");--> statement-breakpoint
CREATE INDEX "record_versions_at" ON "record_versions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "season_releases_season" ON "season_releases" USING btree ("season_id","id");--> statement-breakpoint
CREATE INDEX "text_replacements_at" ON "text_replacements" USING btree ("at");--> statement-breakpoint
CREATE INDEX "article_category_members_article" ON "article_category_members" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "newsletter_requests_email" ON "newsletter_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_requests_expiry" ON "newsletter_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("channel","sent_at","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path_de" ON "pages" USING btree ("path_de") WHERE "pages"."target"->>'de' = '';--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path_en" ON "pages" USING btree ("path_en") WHERE "pages"."target"->>'de' = '';--> statement-breakpoint
CREATE INDEX "pages_parent" ON "pages" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "preview_links_page" ON "preview_links" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "preview_links_season" ON "preview_links" USING btree ("season_id");--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_token" ON "preview_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "person_category_members_person" ON "person_category_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "persons_sort" ON "persons" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "persons_hidden" ON "persons" USING btree ("id") WHERE "persons"."state" = 'draft' or "persons"."public_from" is not null;--> statement-breakpoint
CREATE INDEX "download_directories_published" ON "download_directories" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "download_directories_production" ON "download_directories" USING btree ("production_id");--> statement-breakpoint
CREATE INDEX "download_files_directory" ON "download_files" USING btree ("directory_id","position","id");--> statement-breakpoint
CREATE INDEX "event_cast_person" ON "event_cast" USING btree ("person_id","event_id");--> statement-breakpoint
CREATE INDEX "event_substitutions_person" ON "event_substitutions" USING btree ("person_id","event_id");--> statement-breakpoint
CREATE INDEX "event_substitutions_instead_of" ON "event_substitutions" USING btree ("instead_of_id");--> statement-breakpoint
CREATE INDEX "event_substitutions_role" ON "event_substitutions" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "production_articles_article" ON "production_articles" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "production_credits_person" ON "production_credits" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_days_key" ON "event_days" USING btree ("category_id","venue_id","day","public_at");--> statement-breakpoint
CREATE INDEX "events_missing_de" ON "events" USING btree ("start","id","category_id","venue_id","availability") WHERE "events"."missing_de";--> statement-breakpoint
CREATE INDEX "events_missing_en" ON "events" USING btree ("start","id","category_id","venue_id","availability") WHERE "events"."missing_en";--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_over" ON "events" USING btree ("over");--> statement-breakpoint
CREATE INDEX "events_public_at" ON "events" USING btree ("public_at");--> statement-breakpoint
CREATE INDEX "events_category" ON "events" USING btree ("category_id","start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_venue" ON "events" USING btree ("venue_id","start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_production" ON "events" USING btree ("production_id","start","id","over","public_at");--> statement-breakpoint
CREATE INDEX "events_production_public" ON "events" USING btree ("production_id","over","id","public_at") WHERE not "events"."flags" ? 'private-event';--> statement-breakpoint
CREATE INDEX "events_festival" ON "events" USING btree ("festival_id","start","id","over","public_at") WHERE "events"."festival_id" is not null;--> statement-breakpoint
CREATE INDEX "events_hidden" ON "events" USING btree ("state","start","id") WHERE "events"."state" <> 'public';--> statement-breakpoint
CREATE INDEX "events_hidden_production" ON "events" USING btree ("production_id","start","id") WHERE "events"."state" <> 'public';--> statement-breakpoint
CREATE INDEX "events_planned" ON "events" USING btree ("public_from") WHERE "events"."public_from" is not null;--> statement-breakpoint
CREATE INDEX "events_replacement" ON "events" USING btree ("replacement_id") WHERE "events"."replacement_id" is not null;--> statement-breakpoint
CREATE INDEX "events_moved_days" ON "events" USING gin (moved_days("previous_dates")) WHERE "events"."previous_dates" <> '[]';--> statement-breakpoint
CREATE INDEX "events_long" ON "events" USING btree ("over","start") WHERE "events"."over" - "events"."start" > interval '36 hours';--> statement-breakpoint
CREATE INDEX "events_audio_description" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{audio_description}';--> statement-breakpoint
CREATE INDEX "events_sign_language" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{sign_language}';--> statement-breakpoint
CREATE INDEX "events_relaxed" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{relaxed}';--> statement-breakpoint
CREATE INDEX "events_hearing_loop" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{hearing_loop}';--> statement-breakpoint
CREATE INDEX "events_touch_tour" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{touch_tour}';--> statement-breakpoint
CREATE INDEX "events_easy_language" ON "events" USING btree ("start","id","over","public_at") WHERE "events"."access" @> '{easy_language}';--> statement-breakpoint
CREATE INDEX "productions_season" ON "productions" USING btree ("season_id","position","id");--> statement-breakpoint
CREATE INDEX "productions_category" ON "productions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "productions_highlight" ON "productions" USING btree ("position","id") WHERE "productions"."is_highlight";--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING btree ("locale","scope","title_key","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_documents_hit" ON "search_documents" USING btree ("id","kind","target_id","production_id","over","since","title_key");--> statement-breakpoint
CREATE INDEX "search_postings_term" ON "search_postings" USING btree ("locale","term","scope","place","moment","document_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("locale","place","word");--> statement-breakpoint
CREATE INDEX "section_texts_owner" ON "section_texts" USING btree ("content_type","object_id");--> statement-breakpoint
CREATE INDEX "note_mentions_note" ON "note_mentions" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "note_mentions_reply" ON "note_mentions" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "note_mentions_user" ON "note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_replies_note" ON "note_replies" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "notes_section" ON "notes" USING btree ("section_id","done_at");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notes_active" ON "notes" USING btree ("done_at","active_at");--> statement-breakpoint
CREATE INDEX "publish_requests_section" ON "publish_requests" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "publish_requests_object" ON "publish_requests" USING btree ("resource","object_id");--> statement-breakpoint
CREATE INDEX "publish_requests_requested" ON "publish_requests" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "publish_requests_user" ON "publish_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "publish_requests_reviewer" ON "publish_requests" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "publish_requests_group" ON "publish_requests" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "publishing_plans_publish" ON "publishing_plans" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "publishing_plans_offline" ON "publishing_plans" USING btree ("offline_at");--> statement-breakpoint
CREATE INDEX "section_blocks_section" ON "section_blocks" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "section_presence_slug" ON "section_presence" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "section_presence_seen" ON "section_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "section_references_target" ON "section_references" USING btree ("kind","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "section_revisions_batch" ON "section_revisions" USING btree ("section_id","batch");--> statement-breakpoint
CREATE INDEX "sections_owner" ON "sections" USING btree ("content_type","object_id");--> statement-breakpoint
CREATE INDEX "contact_people_department" ON "contact_people" USING btree ("department_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "take_over_findings_key" ON "take_over_findings" USING btree ("run_id","key");--> statement-breakpoint
CREATE INDEX "take_over_records_own" ON "take_over_records" USING btree ("kind","own_id");--> statement-breakpoint
CREATE INDEX "take_over_records_run" ON "take_over_records" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "subscription_events_event" ON "subscription_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ("event_words"("title", "subtitle") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_production_over" ON "events" USING btree ("production_id","over");--> statement-breakpoint
CREATE INDEX "events_listed_words" ON "events" USING gin ("listed_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_listed_start" ON "events" ("start", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_de" ON "events" ("listed_de", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_en" ON "events" ("listed_en", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_updated" ON "events" ("updated_at", "id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_listed_id" ON "events" ("id", "listed_words");--> statement-breakpoint
CREATE INDEX "events_availability" ON "events" ("availability", "start", "id");--> statement-breakpoint
CREATE INDEX "productions_listed_de" ON "productions" ("listed_de", "id");--> statement-breakpoint
CREATE INDEX "productions_listed_en" ON "productions" ("listed_en", "id");--> statement-breakpoint
-- Without it the planner takes a third of all events for long ones, and reads the archive instead of `events_long`.
CREATE STATISTICS "events_length" ON ("over" - "start") FROM "events";--> statement-breakpoint
-- Of all columns of the form {"de", "en"} but the slug: a text that exists in the other language only.
CREATE FUNCTION "set_missing_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(bool_or(value->>'de' = '' AND value->>'en' <> ''), false),
         coalesce(bool_or(value->>'en' = '' AND value->>'de' <> ''), false)
    INTO NEW.missing_de, NEW.missing_en
    FROM jsonb_each(to_jsonb(NEW))
   WHERE jsonb_typeof(value) = 'object' AND key <> 'slug';
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_missing_texts" BEFORE INSERT OR UPDATE ON "events"
  FOR EACH ROW EXECUTE FUNCTION set_missing_texts();--> statement-breakpoint
-- Availability alone is stored. Flags that repeat it set it, whoever writes them.
CREATE FUNCTION "settle_availability"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.availability := CASE WHEN NEW.flags ? 'canceled' OR NEW.availability = 'cancelled' THEN 'cancelled' ELSE 'sold_out' END;
  NEW.flags := NEW.flags - '{canceled,sold out}'::text[];
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_availability_settled" BEFORE INSERT OR UPDATE OF "flags", "availability" ON "events" FOR EACH ROW
  WHEN (NEW.flags ?| '{canceled,sold out}'::text[]) EXECUTE FUNCTION "settle_availability"();--> statement-breakpoint
-- Adds what a statement did to `events` to `event_days`: each event counts for its category and venue, for each of them
-- alone, and in all (-1). Rows are taken in the order of the key, so that two writers never wait for each other.
CREATE FUNCTION "keep_event_days"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "event_days_insert" AFTER INSERT ON "events" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
CREATE TRIGGER "event_days_update" AFTER UPDATE ON "events" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
CREATE TRIGGER "event_days_delete" AFTER DELETE ON "events" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
CREATE TRIGGER "event_days_truncate" AFTER TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_event_days"();--> statement-breakpoint
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
-- What belongs to a season or a production reads whether that is public. It is locked meanwhile: otherwise somebody could
-- hide or release it at the same moment, and neither of the two transactions would see the other one's rows.
CREATE FUNCTION "set_public_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'events' THEN
    PERFORM 1 FROM productions WHERE id = NEW.production_id FOR SHARE;
    IF (SELECT p.season_id FROM productions p WHERE p.id = NEW.production_id) IS NULL THEN
      PERFORM pg_advisory_xact_lock_shared(hashtext('days of seasons'));
    END IF;
    NEW.public_at := event_public_at(NEW);
  ELSIF TG_TABLE_NAME = 'download_directories' THEN
    PERFORM 1 FROM productions WHERE id = NEW.production_id FOR SHARE;
    NEW.public_at := latest_public_at(own_public_at(NEW.state, NEW.published_at), production_public_at(NEW.production_id));
  ELSE
    PERFORM 1 FROM seasons WHERE id = NEW.season_id FOR SHARE;
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
-- Events of no production belong to the seasons of their day, also to one that does not exist yet.
CREATE FUNCTION "lock_days_of_seasons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('days of seasons'));
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;--> statement-breakpoint
CREATE TRIGGER "seasons_days_locked" BEFORE INSERT OR DELETE OR UPDATE OF "state", "public_from", "starts_on", "ends_on" ON "seasons"
  FOR EACH ROW EXECUTE FUNCTION "lock_days_of_seasons"();--> statement-breakpoint
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
  SELECT m[1], n FROM regexp_matches(public.seen_text(value),
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
-- What each kind of thing says of itself; only what is public.
CREATE TYPE search_source AS (
  target_id integer, locale text, title text, title_lang text, names text, hint text, body text, slug text,
  image_id integer, production_id integer, "date" timestamptz, since timestamptz, "over" timestamptz, moment timestamptz);--> statement-breakpoint
CREATE FUNCTION search_source_production(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
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
$$;--> statement-breakpoint
CREATE FUNCTION search_source_event(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
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
CREATE FUNCTION search_source_person(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT p.id, l.locale, p.name, NULL::text, '', search_pick(p.profession, l.locale),
    concat_ws(' ', search_plain(search_pick(p.biography, l.locale)), search_section('person', p.id, l.locale)),
    search_pick(p.slug, l.locale), p.image_id, NULL::integer, NULL::timestamptz, p.public_at, NULL::timestamptz, 'infinity'::timestamptz
  FROM persons p CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE p.id = ANY (ids) AND p.is_online AND p.public_at <= now()
$$;--> statement-breakpoint
CREATE FUNCTION search_source_article(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT a.id, l.locale, search_pick(a.title, l.locale), search_fallback(a.title, l.locale),
    concat_ws(', ', nullif(a.author, ''), search_other(a.title, l.locale)),
    coalesce((SELECT string_agg(search_pick(c.name, l.locale), ', ' ORDER BY c.position, c.id)
      FROM article_category_members m JOIN article_categories c ON c.id = m.category_id WHERE m.article_id = a.id), ''),
    concat_ws(' ', search_plain(search_pick(a.teaser, l.locale)), search_section('article', a.id, l.locale)),
    search_pick(a.slug, l.locale), a.image_id, NULL::integer, a.published_at, a.public_at, NULL::timestamptz, a.published_at
  FROM articles a CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  WHERE a.id = ANY (ids) AND a.public_at <= now()
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
    search_pick(s.slug, l.locale), s.image_id, NULL::integer, NULL::timestamptz, s.public_at, NULL::timestamptz, 'infinity'::timestamptz
  FROM season_subscriptions s CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN seasons n ON n.id = s.season_id AND n.public_at <= now()
  WHERE s.id = ANY (ids) AND s.public_at <= now()
$$;--> statement-breakpoint
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
CREATE FUNCTION search_source_press(ids integer[]) RETURNS SETOF search_source LANGUAGE sql STABLE AS $$
  SELECT d.id, l.locale, search_pick(d.title, l.locale), search_fallback(d.title, l.locale),
    concat_ws(', ', search_pick(p.title, l.locale), nullif(p.composer, ''), search_other(d.title, l.locale)),
    '', concat_ws(' ', search_plain(search_pick(d.description, l.locale)), search_plain(search_pick(d.terms, l.locale))),
    search_pick(d.slug, l.locale), NULL::integer, NULL::integer, d.published_at, d.public_at, NULL::timestamptz, d.published_at
  FROM download_directories d CROSS JOIN (VALUES ('de'), ('en')) AS l (locale)
  LEFT JOIN productions p ON p.id = d.production_id AND p.public_at <= now()
  WHERE d.id = ANY (ids) AND d.public_at <= now()
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
-- What a shared part stands on.
CREATE FUNCTION search_shared_owners(part integer, kind text) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  SELECT o.object_id FROM section_references r JOIN section_texts o ON o.section_id = r.section_id
  WHERE r.kind = 'shared' AND r.state = 'published' AND r.target_id = part AND o.content_type = $2
$$;--> statement-breakpoint
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
-- Three triggers that bring up to date what names the rows of a table; arguments as for `search_changed`.
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
  'id, public_at, production_id, title, slug, subtitle, start, "end", venue_id, category_id, flags, short_text, long_text, image_id',
  'event', 'SELECT id FROM touched', 'production', 'SELECT production_id FROM touched');--> statement-breakpoint
CALL search_watch('search_event_cast', 'event_cast', 'event_id, person_id', 'event', 'SELECT event_id FROM touched');--> statement-breakpoint
CALL search_watch('search_production', 'productions',
  'id, title, slug, subtitle, composer, librettist, first_performance, category_id, season_id, public_at, teaser, description, synopsis, content_notes, hero_image_id, works',
  'production', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_production_parts', 'productions', 'id, title, subtitle, composer, public_at, hero_image_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.production_id',
  'press', 'SELECT d.id FROM download_directories d JOIN touched t ON t.id = d.production_id');--> statement-breakpoint
CALL search_watch('search_production_credit', 'production_credits', 'production_id, role_id, person_id',
  'production', 'SELECT production_id FROM touched',
  'event', 'SELECT k.event_id FROM touched t JOIN event_cast k ON k.person_id = t.person_id JOIN events e ON e.id = k.event_id AND e.production_id = t.production_id');--> statement-breakpoint
CALL search_watch('search_production_question', 'production_questions', 'production_id, position, question, answer',
  'production', 'SELECT production_id FROM touched');--> statement-breakpoint
CALL search_watch('search_role', 'roles', 'id, name, kind',
  'production', 'SELECT k.production_id FROM production_credits k JOIN touched t ON t.id = k.role_id');--> statement-breakpoint
CALL search_watch('search_category', 'event_categories', 'id, name',
  'production', 'SELECT p.id FROM productions p JOIN touched t ON t.id = p.category_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.category_id',
  'subscription', 'SELECT m.subscription_id FROM subscription_categories m JOIN touched t ON t.id = m.category_id');--> statement-breakpoint
CALL search_watch('search_venue', 'venues', 'id, name',
  'production', 'SELECT e.production_id FROM events e JOIN touched t ON t.id = e.venue_id',
  'event', 'SELECT e.id FROM events e JOIN touched t ON t.id = e.venue_id');--> statement-breakpoint
CALL search_watch('search_season', 'seasons', 'id, name, ends_on, public_at',
  'production', 'SELECT p.id FROM productions p JOIN touched t ON t.id = p.season_id',
  'subscription', 'SELECT s.id FROM season_subscriptions s JOIN touched t ON t.id = s.season_id');--> statement-breakpoint
CALL search_watch('search_person', 'persons', 'id, name, slug, profession, biography, image_id, is_online, public_at',
  'person', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_person_name', 'persons', 'id, name, public_at',
  'production', 'SELECT k.production_id FROM production_credits k JOIN touched t ON t.id = k.person_id',
  'event', 'SELECT k.event_id FROM event_cast k JOIN touched t ON t.id = k.person_id');--> statement-breakpoint
CALL search_watch('search_article', 'articles', 'id, slug, title, teaser, author, image_id, published_at, public_at',
  'article', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_article_category', 'article_categories', 'id, name, position',
  'article', 'SELECT m.article_id FROM article_category_members m JOIN touched t ON t.id = m.category_id');--> statement-breakpoint
CALL search_watch('search_article_member', 'article_category_members', 'category_id, article_id',
  'article', 'SELECT article_id FROM touched');--> statement-breakpoint
CALL search_watch('search_page', 'pages',
  'id, title, headline, path_de, path_en, target, is_online, meta_description, hero_image_id',
  'page', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_subscription', 'season_subscriptions',
  'id, slug, title, teaser, description, terms, season_id, image_id, public_at',
  'subscription', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_subscription_category', 'subscription_categories', 'subscription_id, category_id',
  'subscription', 'SELECT subscription_id FROM touched');--> statement-breakpoint
CALL search_watch('search_press', 'download_directories',
  'id, slug, title, description, terms, production_id, published_at, public_at',
  'press', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_festival', 'festivals',
  'id, slug, title, kind, description, ends_on, image_id, public_at',
  'festival', 'SELECT id FROM touched');--> statement-breakpoint
CALL search_watch('search_section', 'section_texts', 'content_type, object_id, de, en',
  'page', 'SELECT object_id FROM touched WHERE content_type = ''page''',
  'production', 'SELECT object_id FROM touched WHERE content_type = ''production''',
  'article', 'SELECT object_id FROM touched WHERE content_type = ''article''',
  'person', 'SELECT object_id FROM touched WHERE content_type = ''person''',
  'subscription', 'SELECT object_id FROM touched WHERE content_type = ''subscription''');--> statement-breakpoint
CALL search_watch('search_festival_section', 'section_texts', 'content_type, object_id, de, en',
  'festival', 'SELECT object_id FROM touched WHERE content_type = ''festival''');--> statement-breakpoint
DROP PROCEDURE search_watch;--> statement-breakpoint
-- A change also counts when only the parts of a section are others.
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
CREATE TRIGGER "search_shared_part_insert" AFTER INSERT ON "section_texts" REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en',
  'page', 'SELECT search_shared_owners(object_id, ''page'') FROM touched WHERE content_type = ''shared''',
  'production', 'SELECT search_shared_owners(object_id, ''production'') FROM touched WHERE content_type = ''shared''',
  'article', 'SELECT search_shared_owners(object_id, ''article'') FROM touched WHERE content_type = ''shared''',
  'person', 'SELECT search_shared_owners(object_id, ''person'') FROM touched WHERE content_type = ''shared''',
  'subscription', 'SELECT search_shared_owners(object_id, ''subscription'') FROM touched WHERE content_type = ''shared''',
  'festival', 'SELECT search_shared_owners(object_id, ''festival'') FROM touched WHERE content_type = ''shared''');--> statement-breakpoint
CREATE TRIGGER "search_shared_part_update" AFTER UPDATE ON "section_texts" REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_changed(
  'content_type, object_id, de, en',
  'page', 'SELECT search_shared_owners(object_id, ''page'') FROM touched WHERE content_type = ''shared''',
  'production', 'SELECT search_shared_owners(object_id, ''production'') FROM touched WHERE content_type = ''shared''',
  'article', 'SELECT search_shared_owners(object_id, ''article'') FROM touched WHERE content_type = ''shared''',
  'person', 'SELECT search_shared_owners(object_id, ''person'') FROM touched WHERE content_type = ''shared''',
  'subscription', 'SELECT search_shared_owners(object_id, ''subscription'') FROM touched WHERE content_type = ''shared''',
  'festival', 'SELECT search_shared_owners(object_id, ''festival'') FROM touched WHERE content_type = ''shared''');

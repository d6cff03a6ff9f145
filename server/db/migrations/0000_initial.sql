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
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'editor' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('editor', 'admin'))
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
CREATE TABLE "outgoing_mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"old_path" text NOT NULL,
	"new_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_old_path_unique" UNIQUE("old_path")
);
--> statement-breakpoint
CREATE TABLE "section_blocks" (
	"block_id" text PRIMARY KEY NOT NULL,
	"section_id" integer NOT NULL
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
CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breaking_news" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
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
	"is_online" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
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
	"is_online" boolean DEFAULT true NOT NULL,
	"show_on_home" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"is_online" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "event_cast_event_id_position_pk" PRIMARY KEY("event_id","position")
);
--> statement-breakpoint
CREATE TABLE "event_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"day" date NOT NULL,
	"category_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_days_count" CHECK ("event_days"."count" >= 0)
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
	CONSTRAINT "events_external_id_unique" UNIQUE("external_id")
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
	"is_online" boolean DEFAULT true NOT NULL,
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "venues_slug_unique" UNIQUE("slug")
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
	"is_online" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
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
ALTER TABLE "contact_people" ADD CONSTRAINT "contact_people_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_og_image_id_media_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_blocks" ADD CONSTRAINT "section_blocks_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_references" ADD CONSTRAINT "section_references_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_revisions" ADD CONSTRAINT "section_revisions_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_category_id_person_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."person_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_directories" ADD CONSTRAINT "download_directories_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_directory_id_download_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."download_directories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cast" ADD CONSTRAINT "event_cast_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cast" ADD CONSTRAINT "event_cast_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cast" ADD CONSTRAINT "event_cast_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "productions" ADD CONSTRAINT "productions_category_id_event_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."event_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "contact_people_department" ON "contact_people" USING btree ("department_id","position","id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_waiting" ON "outgoing_mail" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path_de" ON "pages" USING btree ("path_de") WHERE "pages"."target"->>'de' = '';--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path_en" ON "pages" USING btree ("path_en") WHERE "pages"."target"->>'de' = '';--> statement-breakpoint
CREATE INDEX "pages_parent" ON "pages" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "section_blocks_section" ON "section_blocks" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "section_references_target" ON "section_references" USING btree ("kind","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "section_revisions_batch" ON "section_revisions" USING btree ("section_id","batch");--> statement-breakpoint
CREATE INDEX "sections_owner" ON "sections" USING btree ("content_type","object_id");--> statement-breakpoint
CREATE INDEX "article_category_members_article" ON "article_category_members" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_category_members_person" ON "person_category_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "persons_sort" ON "persons" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "download_directories_published" ON "download_directories" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "download_files_directory" ON "download_files" USING btree ("directory_id","position","id");--> statement-breakpoint
CREATE INDEX "event_cast_person" ON "event_cast" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_days_key" ON "event_days" USING btree ("day","category_id","venue_id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start","id");--> statement-breakpoint
CREATE INDEX "events_over" ON "events" USING btree ("over");--> statement-breakpoint
CREATE INDEX "events_category" ON "events" USING btree ("category_id","start","id");--> statement-breakpoint
CREATE INDEX "events_venue" ON "events" USING btree ("venue_id","start","id");--> statement-breakpoint
CREATE INDEX "events_production" ON "events" USING btree ("production_id","start","id");--> statement-breakpoint
CREATE INDEX "production_articles_article" ON "production_articles" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "production_credits_person" ON "production_credits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "productions_season" ON "productions" USING btree ("season_id","position","id");--> statement-breakpoint
CREATE INDEX "productions_category" ON "productions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "productions_highlight" ON "productions" USING btree ("position","id") WHERE "productions"."is_highlight";
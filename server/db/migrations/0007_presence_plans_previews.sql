CREATE TABLE "section_presence" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"block_id" text,
	"writing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_revisions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publishing_plans" ADD CONSTRAINT "publishing_plans_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_presence_slug" ON "section_presence" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "section_presence_seen" ON "section_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "preview_links_page" ON "preview_links" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "publishing_plans_publish" ON "publishing_plans" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "publishing_plans_offline" ON "publishing_plans" USING btree ("offline_at");
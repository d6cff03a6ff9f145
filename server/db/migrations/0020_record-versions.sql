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
CREATE UNIQUE INDEX "bin_entries_object" ON "bin_entries" USING btree ("resource","object_id");--> statement-breakpoint
CREATE INDEX "bin_entries_deleted" ON "bin_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "record_versions_object" ON "record_versions" USING btree ("resource","object_id","id");--> statement-breakpoint
CREATE INDEX "record_versions_at" ON "record_versions" USING btree ("at");
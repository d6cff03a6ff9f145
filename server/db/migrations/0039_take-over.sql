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
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "take_over_findings" ADD CONSTRAINT "take_over_findings_run_id_take_over_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."take_over_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "take_over_findings_key" ON "take_over_findings" USING btree ("run_id","key");--> statement-breakpoint
CREATE INDEX "take_over_records_own" ON "take_over_records" USING btree ("kind","own_id");--> statement-breakpoint
CREATE INDEX "take_over_records_run" ON "take_over_records" USING btree ("run_id");
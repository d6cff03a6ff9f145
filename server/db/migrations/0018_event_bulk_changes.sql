CREATE TABLE "event_bulk_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"entries" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone
);

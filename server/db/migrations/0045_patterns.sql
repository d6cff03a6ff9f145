CREATE TABLE "patterns" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL
);

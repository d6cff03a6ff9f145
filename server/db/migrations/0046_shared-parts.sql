CREATE TABLE "shared_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL
);

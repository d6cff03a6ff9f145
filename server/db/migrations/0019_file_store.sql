CREATE TABLE "file_store" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "file_store_has_one_row" CHECK ("file_store"."one")
);

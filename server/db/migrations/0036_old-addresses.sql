CREATE TABLE "not_found_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"days" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "hides_page" boolean DEFAULT false NOT NULL;
ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
-- Until now every editor could publish.
UPDATE "users" SET "role" = 'publisher' WHERE "role" = 'editor';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('press', 'programme_editor', 'editor', 'publisher', 'admin'));

ALTER TABLE "section_revisions" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "section_revisions" AS "revision" SET "published_at" = "revision"."created_at" FROM "sections" WHERE "sections"."id" = "revision"."section_id" AND "sections"."published_revision" = "revision"."number";

-- Lines of a cast belong to a work of a double bill, or to the whole evening.
ALTER TABLE "event_cast" ADD COLUMN "work_id" text;--> statement-breakpoint
ALTER TABLE "production_credits" ADD COLUMN "work_id" text;--> statement-breakpoint
UPDATE "productions" SET "works" = (
  SELECT jsonb_agg(jsonb_build_object('id', substr(md5(random()::text), 1, 8)) || one ORDER BY n)
  FROM jsonb_array_elements("works") WITH ORDINALITY AS t (one, n)
) WHERE "works" <> '[]';

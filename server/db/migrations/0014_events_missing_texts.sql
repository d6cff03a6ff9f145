-- A generated column names each text it reads, so a new text needs the column built anew. A trigger reads them all.
ALTER TABLE "events" ALTER COLUMN "lacks_de" DROP EXPRESSION, ALTER COLUMN "lacks_en" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "lacks_de" TO "missing_de";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "lacks_en" TO "missing_en";--> statement-breakpoint
ALTER TABLE "events"
  ALTER COLUMN "missing_de" SET DEFAULT false, ALTER COLUMN "missing_de" SET NOT NULL,
  ALTER COLUMN "missing_en" SET DEFAULT false, ALTER COLUMN "missing_en" SET NOT NULL;--> statement-breakpoint
ALTER INDEX "events_lacks_de" RENAME TO "events_missing_de";--> statement-breakpoint
ALTER INDEX "events_lacks_en" RENAME TO "events_missing_en";--> statement-breakpoint
DROP FUNCTION "lacks_language";--> statement-breakpoint
-- Of all columns of the form {"de", "en"} but the slug: a text that exists in the other language only.
CREATE FUNCTION "set_missing_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(bool_or(value->>'de' = '' AND value->>'en' <> ''), false),
         coalesce(bool_or(value->>'en' = '' AND value->>'de' <> ''), false)
    INTO NEW.missing_de, NEW.missing_en
    FROM jsonb_each(to_jsonb(NEW))
   WHERE jsonb_typeof(value) = 'object' AND key <> 'slug';
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "events_missing_texts" BEFORE INSERT OR UPDATE ON "events"
  FOR EACH ROW EXECUTE FUNCTION set_missing_texts();

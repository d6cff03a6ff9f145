DROP INDEX "event_cast_person";--> statement-breakpoint
CREATE INDEX "event_cast_person" ON "event_cast" USING btree ("person_id","event_id");
CREATE INDEX "bin_entries_size" ON "bin_entries" USING btree ("resource",(("columns"->>'size')::integer)) WHERE "bin_entries"."columns" ? 'size';--> statement-breakpoint
CREATE INDEX "persons_hidden" ON "persons" USING btree ("id") WHERE "persons"."state" = 'draft' or "persons"."public_from" is not null;--> statement-breakpoint
CREATE INDEX "download_directories_production" ON "download_directories" USING btree ("production_id");--> statement-breakpoint
CREATE INDEX "events_hidden" ON "events" USING btree ("state","start","id") WHERE "events"."state" <> 'public';--> statement-breakpoint
CREATE INDEX "events_hidden_production" ON "events" USING btree ("production_id","start","id") WHERE "events"."state" <> 'public';--> statement-breakpoint
CREATE INDEX "events_planned" ON "events" USING btree ("public_from") WHERE "events"."public_from" is not null;
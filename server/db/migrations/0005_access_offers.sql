CREATE INDEX "events_audio_description" ON "events" USING btree ("start","id","over") WHERE "events"."access" @> '{audio_description}';--> statement-breakpoint
CREATE INDEX "events_sign_language" ON "events" USING btree ("start","id","over") WHERE "events"."access" @> '{sign_language}';--> statement-breakpoint
CREATE INDEX "events_relaxed" ON "events" USING btree ("start","id","over") WHERE "events"."access" @> '{relaxed}';--> statement-breakpoint
CREATE INDEX "events_hearing_loop" ON "events" USING btree ("start","id","over") WHERE "events"."access" @> '{hearing_loop}';--> statement-breakpoint
CREATE INDEX "events_touch_tour" ON "events" USING btree ("start","id","over") WHERE "events"."access" @> '{touch_tour}';--> statement-breakpoint
CREATE INDEX "events_easy_language" ON "events" USING btree ("start","id","over") WHERE "events"."access" @> '{easy_language}';
DROP INDEX "search_documents_title";--> statement-breakpoint
CREATE INDEX "events_production_public" ON "events" USING btree ("production_id","over","id") WHERE not "events"."flags" ? 'private-event';--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING btree ("locale","scope","title_key","id" DESC NULLS FIRST);
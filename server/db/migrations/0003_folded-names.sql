CREATE INDEX "persons_name" ON "persons" USING btree (fold_text("name"));--> statement-breakpoint
CREATE INDEX "productions_title_de" ON "productions" USING btree (fold_text("title"->>'de'));--> statement-breakpoint
CREATE INDEX "productions_title_en" ON "productions" USING btree (fold_text("title"->>'en'));
CREATE TABLE "text_replacements" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"term" text NOT NULL,
	"replacement" text NOT NULL,
	"entries" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "text_replacements_at" ON "text_replacements" USING btree ("at");
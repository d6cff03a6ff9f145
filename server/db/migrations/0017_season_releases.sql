CREATE TABLE "season_releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"season_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"public_from" timestamp with time zone,
	"entries" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "season_releases" ADD CONSTRAINT "season_releases_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_releases_season" ON "season_releases" USING btree ("season_id","id");
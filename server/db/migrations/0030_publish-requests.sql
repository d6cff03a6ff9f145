CREATE TABLE "publish_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"comment" text NOT NULL,
	"title" jsonb NOT NULL,
	"link" text NOT NULL,
	"section_id" integer,
	"language" text,
	"resource" text,
	"object_id" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publish_requests_section" ON "publish_requests" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "publish_requests_object" ON "publish_requests" USING btree ("resource","object_id");--> statement-breakpoint
CREATE INDEX "publish_requests_requested" ON "publish_requests" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "publish_requests_user" ON "publish_requests" USING btree ("requested_by");
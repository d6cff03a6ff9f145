ALTER TABLE "users" ADD COLUMN "request_mails" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD COLUMN "reviewer_id" text;--> statement-breakpoint
ALTER TABLE "publish_requests" ADD CONSTRAINT "publish_requests_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publish_requests_reviewer" ON "publish_requests" USING btree ("reviewer_id");
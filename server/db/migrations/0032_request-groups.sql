ALTER TABLE "publish_requests" ADD COLUMN "group_id" integer;--> statement-breakpoint
CREATE INDEX "publish_requests_group" ON "publish_requests" USING btree ("group_id");
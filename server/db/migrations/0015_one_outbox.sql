CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Mails keep their numbers, which are in their Message-IDs.
INSERT INTO "outbox" ("id", "channel", "payload", "attempts", "next_attempt_at", "sent_at", "created_at")
  SELECT "id", 'mail', jsonb_build_object('kind', "kind", 'recipient', "recipient", 'replyTo', "reply_to", 'subject', "subject", 'body', "body"),
    "attempts", "next_attempt_at", "sent_at", "created_at" FROM "outgoing_mail";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('outbox', 'id'), (SELECT coalesce(max("id"), 0) + 1 FROM "outbox"), false);--> statement-breakpoint
INSERT INTO "outbox" ("channel", "payload", "attempts", "next_attempt_at", "created_at")
  SELECT 'newsletter', jsonb_build_object('email', "email", 'lists', "lists"), "attempts", "next_attempt_at", "created_at"
    FROM "newsletter_outbox" ORDER BY "id";--> statement-breakpoint
DROP TABLE "outgoing_mail";--> statement-breakpoint
DROP TABLE "newsletter_outbox";--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("channel","sent_at","next_attempt_at");

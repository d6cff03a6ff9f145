CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"body" text,
	"at" timestamp with time zone NOT NULL
);

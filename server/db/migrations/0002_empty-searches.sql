CREATE TABLE "empty_searches" (
	"address" text PRIMARY KEY NOT NULL,
	"days" jsonb NOT NULL
);

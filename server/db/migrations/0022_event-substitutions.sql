CREATE TABLE "event_substitutions" (
	"event_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"instead_of_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_substitutions_event_id_role_id_instead_of_id_pk" PRIMARY KEY("event_id","role_id","instead_of_id")
);
--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_instead_of_id_persons_id_fk" FOREIGN KEY ("instead_of_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_substitutions" ADD CONSTRAINT "event_substitutions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_substitutions_person" ON "event_substitutions" USING btree ("person_id","event_id");--> statement-breakpoint
CREATE INDEX "event_substitutions_instead_of" ON "event_substitutions" USING btree ("instead_of_id");--> statement-breakpoint
CREATE INDEX "event_substitutions_role" ON "event_substitutions" USING btree ("role_id");
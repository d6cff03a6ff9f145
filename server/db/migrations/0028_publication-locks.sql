ALTER TABLE "season_releases" ADD COLUMN "taken_back_by" text;--> statement-breakpoint
-- What belongs to a season or a production reads whether that is public. It is locked meanwhile: otherwise somebody could
-- hide or release it at the same moment, and neither of the two transactions would see the other one's rows.
CREATE OR REPLACE FUNCTION "set_public_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'events' THEN
    PERFORM 1 FROM productions WHERE id = NEW.production_id FOR SHARE;
    IF (SELECT p.season_id FROM productions p WHERE p.id = NEW.production_id) IS NULL THEN
      PERFORM pg_advisory_xact_lock_shared(hashtext('days of seasons'));
    END IF;
    NEW.public_at := event_public_at(NEW);
  ELSIF TG_TABLE_NAME = 'download_directories' THEN
    PERFORM 1 FROM productions WHERE id = NEW.production_id FOR SHARE;
    NEW.public_at := latest_public_at(own_public_at(NEW.state, NEW.published_at), production_public_at(NEW.production_id));
  ELSE
    PERFORM 1 FROM seasons WHERE id = NEW.season_id FOR SHARE;
    NEW.public_at := latest_public_at(own_public_at(NEW.state, NEW.public_from), season_public_at(NEW.season_id));
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- Events of no production belong to the seasons of their day, also to one that does not exist yet.
CREATE FUNCTION "lock_days_of_seasons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('days of seasons'));
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;--> statement-breakpoint
CREATE TRIGGER "seasons_days_locked" BEFORE INSERT OR DELETE OR UPDATE OF "state", "public_from", "starts_on", "ends_on" ON "seasons"
  FOR EACH ROW EXECUTE FUNCTION "lock_days_of_seasons"();

import type { SiteSettings } from '../content/reading/read-settings.ts';

interface HouseLinksProps {
  settings: SiteSettings | undefined;
  /** Address of the manifest; empty if there is none for this house. */
  manifest: string;
}

/** Icons and manifest of the house; where a backend names none, browsers use their own. */
export function HouseLinks({ settings, manifest }: HouseLinksProps) {
  if (!settings) return null;
  const { svg, png, touch } = settings.icons;
  return (
    <>
      {svg !== '' ? (
        <link rel="icon" href={svg} type="image/svg+xml" />
      ) : (
        png !== '' && <link rel="icon" href={png} type="image/png" sizes="192x192" />
      )}
      {touch !== '' && <link rel="apple-touch-icon" href={touch} />}
      {manifest !== '' && <link rel="manifest" href={manifest} />}
    </>
  );
}

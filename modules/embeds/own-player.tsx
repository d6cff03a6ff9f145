import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Picture } from '#contract/media/media.ts';
import { ownFileAt } from '#contract/fields/own-file.ts';
import { renditionUrl, widthsFor } from '#text/picture-renditions.ts';
import { m } from '#messages/paraglide/messages.js';
import { useLocale } from '#ui/locale.ts';
import { BlockPicture } from '../pictures/block-picture.tsx';
import { useBlanks } from '../rendering/edit-surface.ts';
import { Text } from '../rendering/text.tsx';
import styles from './embed.module.css';
import { OwnSound } from './own-sound.tsx';
import { Transcript } from './transcript.tsx';

/** Pixels of the widest preview picture of a film. */
const widestPoster = 1280;

type Pictured = FlatBlock & { picture?: Picture };

interface OwnFilmProps {
  of: FlatBlock;
  /** Address of the film in the media library. */
  src: string;
  /** Accessible name of the player. */
  title: string | undefined;
  length: string | undefined;
}

/**
 * A film of the media library with its captions. The player is the browser's own: no scripts, no other provider, no
 * consent. Nothing is loaded before the visitor plays it.
 */
export default function OwnFilm({ of, src, title, length }: OwnFilmProps) {
  const described = addressIn(of, 'described');
  const blanks = useBlanks();
  return (
    <figure className={`stage ${styles.loaded} ${styles.video}`}>
      <Film of={of} src={src} name={title || m.module_own_film()} />
      {blanks && !of.picture && <BlockPicture of={of} sizes="100vw" />}
      <figcaption className={styles.body}>
        <Text of={of} field="title" as="p" className={styles.title} />
        <Facts of={of} length={length} />
        {described !== '' && (
          <details>
            <summary>{m.module_described()}</summary>
            <div className={styles.video}>
              <Described of={of} src={described} title={title} />
            </div>
          </details>
        )}
        <Transcript of={of} summary={m.module_film_transcript()} />
      </figcaption>
    </figure>
  );
}

/** Playing time, and the copyright of the preview picture, whose usual place is that of the player's buttons. */
function Facts({ of, length }: Pick<OwnFilmProps, 'of' | 'length'>) {
  const facts = [length && m.module_embed_length({ length }), copyrightOf(of)].filter(Boolean);
  return facts.length > 0 && <p className={styles.notice}>{facts.join(' · ')}</p>;
}

/** The version with audio description: a whole film of its own, or only its sound. */
function Described({ of, src, title }: Pick<OwnFilmProps, 'of' | 'src' | 'title'>) {
  const name = [title, m.module_described()].filter(Boolean).join(': ');
  return ownFileAt(src) === 'audio' ? <OwnSound src={src} name={name} /> : <Film of={of} src={src} name={name} />;
}

const languages = { de: 'Deutsch', en: 'English' };

function Film({ of, src, name }: { of: FlatBlock; src: string; name: string }) {
  const locale = useLocale();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are below, as many as were chosen
    <video
      className={styles.player}
      controls
      playsInline
      preload="none"
      poster={posterOf(of)}
      src={src}
      aria-label={name}
    >
      {(['de', 'en'] as const).map((language) => {
        const captions = addressIn(of, `captions_${language}`);
        if (captions === '') return null;
        return (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={languages[language]}
            src={captions}
            default={language === locale}
          />
        );
      })}
      <a href={src}>{name}</a>
    </video>
  );
}

/** Address of a chosen file; empty without one. */
function addressIn(block: FlatBlock, field: string): string {
  const address = block[`${field}_url`];
  return typeof address === 'string' ? address : '';
}

function copyrightOf({ picture, image_copyright: copyright }: Pictured): string {
  return picture?.copyright ?? (typeof copyright === 'string' ? copyright : '');
}

function posterOf({ picture, image_url: address }: Pictured): string | undefined {
  if (!picture) return typeof address === 'string' && address !== '' ? address : undefined;
  const width = Math.max(...widthsFor(picture.width).filter((each) => each <= widestPoster));
  return renditionUrl(picture.base, width, 'webp');
}

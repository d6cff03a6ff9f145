import { expect, it } from 'vitest';
import { readContent } from './entry-content.ts';

const files = new Map([
  ['7', { url: 'https://alt.example/a.jpg', alt: 'Saal', caption: 'Der Saal' }],
  ['8', { url: 'https://alt.example/b.jpg', alt: '', caption: '' }],
]);
const read = (content: string) => readContent(content, files);
const kindsOf = (content: string) => read(content).pieces.map(({ kind }) => kind);

it('blocks become headline, text, list, quote, picture, button and embed', () => {
  const content = `
<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Ein <em>Titel</em></h3><!-- /wp:heading -->
<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Ein <strong>Satz</strong> mit <a href="https://alt.example/x">Link</a>.</p><!-- /wp:paragraph -->
<!-- wp:list --><ul class="wp-block-list"><li>eins</li><li>zwei</li></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>Musik ist alles.</p><p>Fast.</p><cite>— Ada Voss</cite></blockquote><!-- /wp:quote -->
<!-- wp:image {"id":7} --><figure class="wp-block-image"><a href="https://alt.example/buch"><img src="https://alt.example/a.jpg" alt="Saal"/></a><figcaption class="wp-element-caption">Der Saal</figcaption></figure><!-- /wp:image -->
<!-- wp:buttons --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://alt.example/karten">Karten</a></div></div><!-- /wp:buttons -->
<!-- wp:embed {"url":"https://youtu.be/x"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://youtu.be/x
</div></figure><!-- /wp:embed -->`;
  expect(read(content).pieces).toEqual([
    { kind: 'headline', text: 'Ein Titel', level: 3 },
    {
      kind: 'text',
      html:
        '<p style="text-align:center">Ein <strong>Satz</strong> mit <a href="https://alt.example/x">Link</a>.</p>' +
        '<ul><li>eins</li><li>zwei</li></ul>',
    },
    { kind: 'quote', text: 'Musik ist alles.\nFast.', author: 'Ada Voss' },
    {
      kind: 'picture',
      picture: {
        src: 'https://alt.example/a.jpg',
        alt: 'Saal',
        caption: 'Der Saal',
        link: 'https://alt.example/buch',
      },
    },
    { kind: 'link', text: 'Karten', address: 'https://alt.example/karten', isButton: true },
    { kind: 'embed', address: 'https://youtu.be/x' },
  ]);
});

it('classic text has paragraphs at blank lines, and an address alone is an embed', () => {
  const { pieces } = read('Erster\nAbsatz\n\nZweiter <b>Absatz</b>\n\nhttps://vimeo.com/12\n\n<h2>Titel</h2>\nDritter');
  expect(pieces).toEqual([
    { kind: 'text', html: '<p>Erster<br>\nAbsatz</p><p>Zweiter <b>Absatz</b></p>' },
    { kind: 'embed', address: 'https://vimeo.com/12' },
    { kind: 'headline', text: 'Titel', level: 2 },
    { kind: 'text', html: '<p>Dritter</p>' },
  ]);
});

it('lists of the classic editor stay one list', () => {
  expect(read('Davor\n\n<ul>\n<li>eins</li>\n\n<li>zwei</li>\n</ul>\n\nDanach').pieces).toMatchObject([
    {
      kind: 'text',
      html: expect.stringMatching(/<p>Davor<\/p><ul>\s*<li>eins<\/li>\s*<li>zwei<\/li>\s*<\/ul><p>Danach<\/p>/),
    },
  ]);
});

it('captions, galleries and other shortcodes are read or named', () => {
  const content =
    '[caption id="a" width="300"]<a href="https://alt.example/a.jpg"><img src="https://alt.example/a-300x200.jpg" alt="A" /></a> Im Saal[/caption]\n\n' +
    '[gallery ids="8,7,99"]\n\n[contact-form-7 id="5" title="x"]\n\nSiehe [Anhang] und [su_box title="x"]innen[/su_box].';
  const { pieces, notes } = read(content);
  expect(pieces).toEqual([
    {
      kind: 'picture',
      picture: { src: 'https://alt.example/a-300x200.jpg', alt: 'A', caption: 'Im Saal', link: '' },
    },
    {
      kind: 'gallery',
      pictures: [
        { src: 'https://alt.example/b.jpg', alt: '', caption: '', link: '' },
        { src: 'https://alt.example/a.jpg', alt: 'Saal', caption: 'Der Saal', link: '' },
      ],
    },
    { kind: 'text', html: '<p>Siehe [Anhang] und innen.</p>' },
  ]);
  expect(notes).toEqual([
    { key: 'wordpress_shortcode', params: { name: 'contact-form-7' } },
    { key: 'wordpress_shortcode', params: { name: 'su_box' } },
    { key: 'wordpress_gallery_missing', params: { count: 1 } },
  ]);
});

it('galleries of both kinds become one list of pictures', () => {
  const figure = (name: string) =>
    `<figure class="wp-block-image"><img src="https://alt.example/${name}.jpg"/></figure>`;
  const modern = `<!-- wp:gallery --><figure class="wp-block-gallery has-nested-images">${figure('a')}${figure('b')}</figure><!-- /wp:gallery -->`;
  expect(kindsOf(modern)).toEqual(['gallery']);
  const former =
    '<!-- wp:gallery --><ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="https://alt.example/a.jpg"/><figcaption>A</figcaption></figure></li><li><figure><img src="https://alt.example/b.jpg"/></figure></li></ul><!-- /wp:gallery -->';
  expect(read(former).pieces).toMatchObject([
    { kind: 'gallery', pictures: [{ src: 'https://alt.example/a.jpg', caption: 'A' }, { caption: '' }] },
  ]);
});

it('a block without content does not take what stands before it', () => {
  const { pieces, notes } = read(
    '<!-- wp:image {"id":7} --><figure class="wp-block-image"><img src="https://alt.example/a.jpg"/></figure><!-- /wp:image -->' +
      '<!-- wp:paragraph {"align":"left"} --><p>Text</p><!-- /wp:paragraph --><!-- wp:latest-posts {"postsToShow":3} /-->',
  );
  expect(pieces.map(({ kind }) => kind)).toEqual(['picture', 'text']);
  expect(notes).toEqual([{ key: 'wordpress_block', params: { name: 'latest-posts' } }]);
});

it('pictures, players and galleries in tables and lists are kept', () => {
  const { pieces, notes } = read(
    '<!-- wp:html --><table><tr><td>Saal</td><td><img src="https://alt.example/c.jpg"/></td></tr><tr><td>[gallery ids="8"]</td></tr></table>' +
      '<ul><li>Film<iframe src="https://youtu.be/x"></iframe></li></ul>[gallery ids="7"]<!-- /wp:html -->',
  );
  expect(pieces).toMatchObject([
    { kind: 'picture', picture: { src: 'https://alt.example/c.jpg' } },
    { kind: 'gallery', pictures: [{ src: 'https://alt.example/b.jpg' }] },
    { kind: 'text', html: '<p>Saal</p>' },
    { kind: 'embed', address: 'https://youtu.be/x' },
    { kind: 'text', html: '<ul><li>Film</li></ul>' },
    { kind: 'gallery', pictures: [{ src: 'https://alt.example/a.jpg' }] },
  ]);
  expect(notes).toEqual(['wordpress_table']);
});

it.each([
  [
    'headline in a quotation',
    '<blockquote><h5>Kopf</h5>Lose <b>Worte</b><ul><li>Punkt</li></ul><p>Ende</p></blockquote>',
  ],
  ['text beside a picture', '<figure><img src="https://alt.example/a.jpg"/><p>Kopf Lose Worte</p>Punkt Ende</figure>'],
  [
    'caption of a gallery',
    '<figure class="wp-block-gallery"><figure><img src="https://alt.example/a.jpg"/>Kopf</figure><figure><img src="https://alt.example/b.jpg"/><figcaption>Lose</figcaption></figure><figcaption>Worte Punkt Ende</figcaption></figure>',
  ],
  [
    'caption of a player',
    '<figure class="wp-block-embed">https://youtu.be/x<figcaption>Kopf Lose Worte Punkt Ende</figcaption></figure>',
  ],
  ['caption of a table', '<table><caption>Kopf Lose</caption><tr><td>Worte</td><td>Punkt Ende</td></tr></table>'],
])('no word is lost: %s', (_, content) => {
  const words = JSON.stringify(read(`<!-- wp:html -->${content}<!-- /wp:html -->`).pieces).match(
    /Kopf|Lose|Worte|Punkt|Ende/g,
  );
  expect(words).toEqual(['Kopf', 'Lose', 'Worte', 'Punkt', 'Ende']);
});

it('galleries whose pictures are unknown are noted', () => {
  expect(read('[gallery]').notes).toEqual(['wordpress_gallery_without_ids']);
});

it('what WordPress fills when a page is shown, tables, forms and columns are noted', () => {
  const { pieces, notes } = read(
    '<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:spacer /--><!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>links</p></div><div class="wp-block-column"><p>rechts</p></div></div><!-- /wp:columns --><!-- wp:table --><figure class="wp-block-table"><table><tr><th>Tag</th><td>Zeit</td></tr></table></figure><!-- /wp:table --><form action="x"><input></form>',
  );
  expect(pieces).toEqual([{ kind: 'text', html: '<p>links</p><p>rechts</p><p>Tag | Zeit</p>' }]);
  expect(notes).toEqual([
    { key: 'wordpress_block', params: { name: 'latest-posts' } },
    'wordpress_columns',
    'wordpress_table',
    'wordpress_form',
  ]);
});

it('posts of other networks are embeds, scripts and broken tags do no harm', () => {
  const content =
    '<blockquote class="twitter-tweet"><p>Text</p><a href="https://x.com/oper/status/1">1</a></blockquote><script>alert(1)</script><p>offen <b>fett';
  expect(read(content).pieces).toEqual([
    { kind: 'embed', address: 'https://x.com/oper/status/1' },
    { kind: 'text', html: '<p>offen <b>fett</b></p>' },
  ]);
});

it('a long text becomes several modules', () => {
  const paragraph = `<p>${'Wort '.repeat(800)}</p>`;
  expect(kindsOf(`<!-- wp:paragraph -->${paragraph.repeat(10)}<!-- /wp:paragraph -->`)).toEqual([
    'text',
    'text',
    'text',
    'text',
  ]);
});

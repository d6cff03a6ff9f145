import { htmlToText } from '#text/html-to-text.ts';
import type { LoadedProduction } from '../../screens/production/load.server.ts';
import { eventNode, isPrivate, workOf, worksOf } from './event.ts';
import { berlinMoment } from './moment.ts';
import { organizationReference } from './organization.ts';
import { absolute, type Facts, images, node, type Node } from './node.ts';
import { contributors, performers } from './people.ts';

type Production = LoadedProduction['production'];

/** A production as a series of its events, and its questions. */
export function productionNodes({ page, production }: LoadedProduction, facts: Facts): Node[] {
  const url = absolute(page.urls[facts.locale], facts);
  return [...seriesOf(production, url, facts), ...questionsOf(production, url)];
}

/** The events that the page shows: the next ones, or without these the past ones; it ends with the last of all. */
function seriesOf(production: Production, url: string | undefined, facts: Facts): Node[] {
  const {
    title,
    composer,
    picture,
    events,
    past_events: past,
    cast,
    teaser,
    description,
    last_event: last,
  } = production;
  const over = events.length === 0;
  const dates = (over ? [...past].reverse() : events).filter((event) => !isPrivate(event));
  const nodes = dates.map((event) => eventNode(event, facts, { over, picture }));
  // A series needs at least one event; without one the production is a creative work.
  const work = workOf(title, composer);
  if (nodes.length === 0)
    return [
      node(String(work['@type']), {
        ...work,
        url,
        description: teaser || htmlToText(description),
        image: images([picture], facts),
      }),
    ];
  return [
    node('EventSeries', {
      '@id': url && `${url}#series`,
      name: title,
      url,
      description: teaser || htmlToText(description),
      startDate: nodes[0]?.startDate,
      endDate: last ? berlinMoment(last.end ?? last.start) : (nodes.at(-1)?.endDate ?? nodes.at(-1)?.startDate),
      location: nodes[0]?.location,
      image: [absolute(production.og_image, facts), ...images([picture], facts)].filter(Boolean),
      inLanguage: production.languages,
      organizer: organizationReference(facts),
      performer: performers(cast, facts),
      contributor: contributors(cast, facts),
      workPerformed: worksOf(production.works, title, composer),
      subEvent: nodes,
    }),
  ];
}

/** The questions and answers of the page, word for word. */
function questionsOf({ questions }: Production, url: string | undefined): Node[] {
  const answered = questions.filter(({ question, answer }) => question !== '' && htmlToText(answer) !== '');
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ question, answer }) =>
    node('Question', { name: question, acceptedAnswer: node('Answer', { text: htmlToText(answer) }) }),
  );
  return [node('FAQPage', { '@id': url && `${url}#faq`, mainEntity })];
}

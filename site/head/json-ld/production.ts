import type { LoadedProduction } from '../../content/load-production.server.ts';
import { eventNode, isPrivate, workOf } from './event.ts';
import { houseReference } from './house.ts';
import { absolute, type Facts, images, node, type Node, plainText } from './node.ts';
import { contributors, performers } from './people.ts';

type Production = LoadedProduction['production'];

/** A production as a series of its evenings, and its questions. */
export function productionNodes({ page, production }: LoadedProduction, facts: Facts): Node[] {
  const url = absolute(page.urls[facts.locale], facts);
  return [...seriesOf(production, url, facts), ...questionsOf(production, url)];
}

/** The evenings that the page shows: those to come, or where there are none the past ones. */
function seriesOf(production: Production, url: string | undefined, facts: Facts): Node[] {
  const { title, composer, picture, events, past_events: past, cast, teaser, description } = production;
  const over = events.length === 0;
  const dates = (over ? past.toReversed() : events).filter((event) => !isPrivate(event));
  const nodes = dates.map((event) => eventNode(event, facts, { over, picture }));
  // A series needs a first evening; a production that has none is a work like any other.
  const work = workOf(title, composer);
  if (nodes.length === 0)
    return [
      node(String(work['@type']), {
        ...work,
        url,
        description: teaser || plainText(description),
        image: images([picture], facts),
      }),
    ];
  return [
    node('EventSeries', {
      '@id': url && `${url}#series`,
      name: title,
      url,
      description: teaser || plainText(description),
      startDate: nodes[0]?.startDate,
      endDate: nodes.at(-1)?.endDate ?? nodes.at(-1)?.startDate,
      location: nodes[0]?.location,
      image: [absolute(production.og_image, facts), ...images([picture], facts)].filter(Boolean),
      inLanguage: production.languages,
      organizer: houseReference(facts),
      performer: performers(cast, facts),
      contributor: contributors(cast, facts),
      workPerformed: work,
      subEvent: nodes,
    }),
  ];
}

/** The questions that the page answers, word for word. */
function questionsOf({ questions }: Production, url: string | undefined): Node[] {
  const answered = questions.filter(({ question, answer }) => question !== '' && plainText(answer) !== '');
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ question, answer }) =>
    node('Question', { name: question, acceptedAnswer: node('Answer', { text: plainText(answer) }) }),
  );
  return [node('FAQPage', { '@id': url && `${url}#faq`, mainEntity })];
}

import { pageEditorApi } from '#contract/api.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';

interface News {
  revision: number;
  author: string | null;
}

/** Takes up on the page what others saved, as soon as nothing of one's own is under way; what is goes first and brings theirs along. */
export class SectionFollower {
  readonly #session: EditSession;
  #newest: News = { revision: 0, author: null };
  #reading = false;

  constructor(session: EditSession) {
    this.#session = session;
  }

  hear(news: News): void {
    if (news.revision > this.#newest.revision) this.#newest = news;
    void this.look();
  }

  async look(): Promise<void> {
    const { queue, api, locale, slug, alerts } = this.#session;
    const { revision, author } = this.#newest;
    if (this.#reading || queue.unsent.length > 0 || revision <= queue.revision) return;
    this.#reading = true;
    try {
      const draft = await api(pageEditorApi.section, { params: { locale, slug } });
      if (this.#session.takeUp(draft)) alerts.say(m.editor_say_other_saved({ name: author ?? m.editor_somebody() }));
    } catch {
      // The next message, or the next save, brings it.
    } finally {
      this.#reading = false;
    }
    if (this.#newest.revision > revision) await this.look();
  }
}

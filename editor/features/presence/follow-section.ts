import { pageEditorApi } from '#contract/api.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';

interface News {
  revision: number;
  author: string | null;
}

/**
 * Applies changes that others saved, once no own steps are unsent. Own steps are sent first; their response contains
 * those changes.
 */
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
      // While two people write together, the page shows it letter by letter.
      if (this.#session.takeUp(draft) && !this.#session.isTogether)
        alerts.announce(m.editor_say_other_saved({ name: author ?? m.editor_somebody() }));
    } catch {
      // The next message or the next save retries.
    } finally {
      this.#reading = false;
    }
    if (this.#newest.revision > revision) await this.look();
  }
}

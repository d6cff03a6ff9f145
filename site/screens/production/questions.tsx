import faq from '#modules/kinds/faq/view.module.css';
import item from '#modules/kinds/faqitem/view.module.css';
import type { Production } from '#contract/programme/programme.ts';
import { m } from '#messages/paraglide/messages.js';
import { PrintedDetails } from '#ui/printed-details.tsx';
import { RichText } from '#ui/rich-text.tsx';
import styles from './production-view.module.css';

interface QuestionsProps {
  questions: Production['questions'];
  lang: string | undefined;
}

/** Frequent questions, collapsed except on paper; opens without scripts. */
export function Questions({ questions, lang }: QuestionsProps) {
  return (
    <section className={styles.act} id="fragen" aria-labelledby="h-fragen">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${styles.side}`} id="h-fragen">
            {m.production_questions()}
          </h2>
        </div>
        <div className={`libretto__text ${faq.faq}`} lang={lang}>
          {questions.map(({ question, answer }) => (
            <PrintedDetails key={question} className={item.question}>
              <summary className={item.summary}>{question}</summary>
              <RichText html={answer} className={item.answer} />
            </PrintedDetails>
          ))}
        </div>
      </div>
    </section>
  );
}

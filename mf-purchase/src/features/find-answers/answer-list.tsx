import { useBookingTexts } from '@shuttle/booking'
import { refundSentences } from '@shuttle/booking/formatters'
import { TermsPoints } from '@shuttle/booking/terms'
import type { RefundPolicy } from '@shuttle/domain'
import { isRoutable, useLanguage } from '@shuttle/host'
import { Prose } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { helpLinkOf } from '../../addresses/help-links'
import type { HelpTopic } from '../../domain/help-topic'
import { ANSWERS, useHelpTexts } from '../../i18n/use-help-texts'
import styles from './answer-list.module.css'

interface AnswerListProps {
  topics: readonly HelpTopic[]
  /** Open from the start: that of the address. */
  opened: string
  /** That of today; undefined while it is read. */
  refundPolicy: RefundPolicy | undefined
}

/** Questions that open their answer, each with a link to the page it is about. */
export const AnswerList = ({ topics, opened, refundPolicy }: AnswerListProps) => {
  const t = useHelpTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {topics.map((topic) => {
        const { question, answer, link } = ANSWERS[language][topic]
        const to = helpLinkOf(topic, language)
        return (
          <li key={topic}>
            <details id={topic} open={topic === opened || topics.length === 1}>
              <summary className={styles.question}>{question}</summary>
              <div className={styles.answer}>
                <Prose>
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {topic === 'refund' && refundPolicy && (
                    <>
                      <p>{t('help.refundToday')}</p>
                      <TermsPoints points={refundSentences(refundPolicy, bookingT)} />
                    </>
                  )}
                </Prose>
                {isRoutable(to.replace(/[?#].*$/, '')) && (
                  <Link to={to} className={styles.link}>
                    {link}
                  </Link>
                )}
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

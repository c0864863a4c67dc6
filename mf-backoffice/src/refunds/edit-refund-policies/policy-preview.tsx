import { useBookingTexts } from '@shuttle/booking'
import { refundExceptions, refundNote } from '@shuttle/booking/formatters'
import type { LanguageCode } from '@shuttle/contracts'
import type { RefundPolicy } from '@shuttle/domain'
import { useFeesTexts } from '../../kit/texts/use-fees-texts'
import styles from './edit-refund-policies.module.css'

const LANGUAGES: readonly LanguageCode[] = ['zh-hk', 'zh-cn', 'en']
const TAGS: Record<LanguageCode, string> = { 'zh-hk': 'zh-Hant-HK', 'zh-cn': 'zh-Hans', en: 'en' }

const PolicySentences = ({ policy, language }: { policy: RefundPolicy; language: LanguageCode }) => {
  const t = useFeesTexts()
  const tBooking = useBookingTexts(language)
  const sentences = [refundNote(policy, tBooking), ...refundExceptions(policy, tBooking)]
  return (
    <div>
      <dt>{t(`versions.labels.${language}`)}</dt>
      <dd lang={TAGS[language]}>{sentences.join(tBooking('refund.sentenceSpace'))}</dd>
    </div>
  )
}

/** The sentences about note and terms that passengers read of a version, in each language, from the policy record. */
export const PolicyPreview = ({ policy }: { policy: RefundPolicy }) => {
  const t = useFeesTexts()
  return (
    <section>
      <h3 className={styles.heading}>{t('versions.preview')}</h3>
      <dl className={styles.sentences}>
        {LANGUAGES.map((language) => (
          <PolicySentences key={language} policy={policy} language={language} />
        ))}
      </dl>
    </section>
  )
}

import type { Stop } from '@shuttle/calls'
import { LANGUAGE_TAG } from '@shuttle/domain'
import { Card } from '@shuttle/ui'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './taxi-card.module.css'

const ORDER = ['en', 'zh-hk', 'zh-cn'] as const

/** The address of a stop in every language, whatever that of the site: a driver reads one of them. */
export const TaxiCard = ({ address }: Pick<Stop, 'address'>) => {
  const t = useGuideTexts()
  return (
    <Card title={t('stop.address')}>
      <ul className={styles.addresses}>
        {ORDER.map((language) => (
          <li key={language} lang={LANGUAGE_TAG[language]}>
            {address[language]}
          </li>
        ))}
      </ul>
    </Card>
  )
}

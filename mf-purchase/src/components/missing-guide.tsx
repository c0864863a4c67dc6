import { DirectionArrow } from '@shuttle/booking'
import { lineHref } from '@shuttle/booking/addresses'
import type { LineOnSale } from '@shuttle/calls'
import { useGoBack } from '@shuttle/host'
import { Card, EmptyState, PageBody, PageHeader } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useGuideTexts } from '../i18n/use-guide-texts'
import { HOME } from '../paths'
import styles from './missing-guide.module.css'

interface MissingGuideProps {
  heading: string
  /** Why there is no page; undefined where the address names none. */
  reason: string | undefined
  lines: readonly LineOnSale[]
}

/** All lines: where the address names none, and with the reason in place of a page that does not exist. */
export const MissingGuide = ({ heading, reason, lines }: MissingGuideProps) => {
  const t = useGuideTexts()
  const goBack = useGoBack(HOME)
  return (
    <>
      <PageHeader title={heading} back={{ label: t('common.back'), onBack: goBack }} />
      <PageBody>
        {reason !== undefined && <EmptyState title={reason}>{t('missing.hint')}</EmptyState>}
        <Card title={t('missing.lines')}>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.lineCode}>
                <Link to={lineHref(line.lineCode)} className={styles.line}>
                  {line.originName}
                  <DirectionArrow joint={t('home.to')} isRoundTrip={line.category === 'roundTrip'} />
                  {line.destinationName}
                  {line.category === 'roundTrip' && <span className={styles.kind}>{t('missing.roundTrip')}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      </PageBody>
    </>
  )
}

import { Card, IconButton, VisuallyHidden } from '@shuttle/ui'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './choose-direction.module.css'

/** Two arrows, down and up. */
const SwapIcon = () => (
  <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
    <path d="M8 4v16m0 0-4-4m4 4 4-4M16 20V4m0 0-4 4m4-4 4 4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

interface ChooseDirectionProps {
  /** Names of both ends in the language of the page. */
  from: string
  to: string
  onSwap: () => void
}

/** Both ends of the line and the button that swaps them; the new direction is announced. */
export const ChooseDirection = ({ from, to, onSwap }: ChooseDirectionProps) => {
  const t = useTexts()
  const [isSwapped, setSwapped] = useState(false)
  const swap = () => {
    setSwapped(true)
    onSwap()
  }
  return (
    <Card>
      <div className={styles.ends}>
        <dl className={styles.names}>
          <div className={styles.end}>
            <dt>{t('home.from')}</dt>
            <dd>{from}</dd>
          </div>
          <div className={styles.end}>
            <dt>{t('home.to')}</dt>
            <dd>{to}</dd>
          </div>
        </dl>
        <IconButton kind="soft" label={t('home.swap')} icon={<SwapIcon />} onClick={swap} />
      </div>
      <div role="status">
        <VisuallyHidden>{isSwapped ? t('home.swapped', { from, to }) : ''}</VisuallyHidden>
      </div>
    </Card>
  )
}

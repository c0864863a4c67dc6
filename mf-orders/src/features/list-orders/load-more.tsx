import { Button } from '@shuttle/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './order-card.module.css'

interface LoadMoreProps {
  /** Changes with the list, so that an end that is still visible loads the next page. */
  loaded: number
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/**
 * Loads the next orders when the end of the list approaches the viewport, or by its
 * button. After a failure only the button loads.
 */
export const LoadMore = ({ loaded, isLoading, hasFailed, onMore }: LoadMoreProps) => {
  const t = useTexts()
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew for each page, because an end that stays in sight reports nothing
  useEffect(() => {
    if (!end.current || hasFailed || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: '400px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [loaded, hasFailed])
  return (
    <div ref={end} className={styles.more}>
      <span role="status">{isLoading ? t('list.loadingMore') : hasFailed && t('list.moreFailed')}</span>
      <Button kind="soft" loading={isLoading} onClick={onMore}>
        {hasFailed ? t('page.retry') : t('list.more')}
      </Button>
    </div>
  )
}

import { Button } from '@shuttle/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './data-table-pager.module.css'
import type { DataPaging, DataTableTexts } from './data-table-props'

const ICON = { size: 16, 'aria-hidden': true } as const

/** A closed direction stays in its place and can still be focused. */
const Way = ({ label, onPress, icon }: { label: string; onPress: (() => void) | undefined; icon: 'back' | 'on' }) => (
  <Button kind="soft" aria-disabled={onPress ? undefined : true} onClick={() => onPress?.()}>
    {icon === 'back' && <ChevronLeft {...ICON} />}
    {label}
    {icon === 'on' && <ChevronRight {...ICON} />}
  </Button>
)

export const DataTablePager = (props: { paging: DataPaging; texts: DataTableTexts; isLoading: boolean }) => {
  const { paging, texts, isLoading } = props
  const { summary, position, onPrevious, onNext, onMore } = paging
  return (
    <div className={styles.pager}>
      <p className={styles.summary}>{summary}</p>
      {onMore && (
        <Button kind="soft" loading={isLoading} onClick={onMore}>
          {texts.more}
        </Button>
      )}
      {(onPrevious || onNext) && (
        <div className={styles.ways}>
          <Way label={texts.previous} onPress={isLoading ? undefined : onPrevious} icon="back" />
          {position && <span className={styles.position}>{position}</span>}
          <Way label={texts.next} onPress={isLoading ? undefined : onNext} icon="on" />
        </div>
      )}
    </div>
  )
}

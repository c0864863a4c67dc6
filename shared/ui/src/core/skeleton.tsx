import { classNames } from './class-names'
import styles from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface SkeletonProps {
  /** `Loading`; announced. */
  label: string
  /** `header`: a teal header and two cards, for a whole page. */
  kind?: 'lines' | 'card' | 'header'
  /** Number of placeholder lines. */
  lines?: number
}

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => index + 1).map((line) => <span key={line} className={styles.line} />)

const Sheet = ({ lines }: { lines: number }) => (
  <div className={styles.card}>
    <Lines count={lines} />
  </div>
)

/** Placeholder of content that is loading. */
export const Skeleton = ({ label, kind = 'lines', lines = 3 }: SkeletonProps) => (
  <div role="status" className={styles.skeleton}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <div aria-hidden className={classNames(kind === 'lines' && styles.plain)}>
      {kind === 'lines' && <Lines count={lines} />}
      {kind === 'card' && <Sheet lines={lines} />}
      {kind === 'header' && (
        <>
          <div className={styles.header} />
          <div className={styles.page}>
            <Sheet lines={lines} />
            <Sheet lines={lines} />
          </div>
        </>
      )}
    </div>
  </div>
)

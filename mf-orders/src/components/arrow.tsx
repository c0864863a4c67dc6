import { VisuallyHidden } from '@shuttle/ui'
import styles from './arrow.module.css'

/** Between two ports: one arrow for a one-way trip, two for a round trip. `joint` is read instead: `to`, `至`. */
export const Arrow = ({ isRoundTrip, joint }: { isRoundTrip: boolean; joint: string }) => (
  <span className={styles.arrow}>
    <VisuallyHidden> {joint} </VisuallyHidden>
    <svg
      width="40"
      height="18"
      viewBox="0 0 40 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      {isRoundTrip ? (
        <path strokeLinecap="round" strokeLinejoin="round" d="M2 5h36m-5-4 5 4M38 13H2m5 4-5-4" />
      ) : (
        <path
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M7 9h31m-5-5 5 5-5 5M7 9a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z"
        />
      )}
    </svg>
  </span>
)

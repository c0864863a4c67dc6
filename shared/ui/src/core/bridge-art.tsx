import styles from './bridge-art.module.css'

/**
 * The bridge, with an arrowhead at each end that a trip leads to. Decorative; inherits the text colour and the width of
 * its container.
 */
export const BridgeArt = ({ isOneWay = false }: { isOneWay?: boolean }) => (
  <svg
    className={styles.bridge}
    viewBox="0 0 120 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M34 1.5V29M86 1.5V29M1 24H119m-6-5.5 6 5.5-6 5.5" />
    {!isOneWay && <path d="M7 18.5 1 24l6 5.5" />}
    <path d="M1 24C17 23.5 27 14 34 3.5C41 14 50 24 60 24C70 24 79 14 86 3.5C93 14 103 23.5 119 24" />
  </svg>
)

const PATHS = {
  bus: 'M5 4h14a2 2 0 0 1 2 2v11H3V6a2 2 0 0 1 2-2ZM3 11h18M7 17v2M17 17v2',
  check: 'm4 12 5 5L20 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.5V7',
  luggage: 'M6 8h12v12H6zM9 8V4h6v4M10 12v4M14 12v4',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12ZM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  refund: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  swap: 'M7 20V4m0 0L3 8m4-4 4 4M17 4v16m0 0 4-4m-4 4-4-4',
  ticket: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM14 7v10',
  warning: 'M12 4 2.5 20h19ZM12 10v4M12 17v.5',
} as const
export type GuideIconName = keyof typeof PATHS

/** Beside a text that has its meaning. */
export const GuideIcon = ({ name, className }: { name: GuideIconName; className?: string | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    width={20}
    height={20}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden
  >
    <path d={PATHS[name]} />
  </svg>
)

import type { Glyph } from '@shuttle/ui/backoffice'

export interface SampleOrder {
  number: string
  placed: string
  passenger: string
  line: string
  travel: string
  tickets: number
  amount: string
  state: { glyph: Glyph; tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; status: keyof typeof STATES }
}

const STATES = {
  unpaid: { glyph: 'waiting', tone: 'info' },
  paid: { glyph: 'done', tone: 'success' },
  used: { glyph: 'used', tone: 'neutral' },
  refunding: { glyph: 'back', tone: 'warning' },
  cancelled: { glyph: 'ended', tone: 'danger' },
} as const

const SAMPLES = [
  ['17:04', '周慧敏', 2, 'HK$130.00', 'unpaid'],
  ['16:58', 'LAM Ka Yan', 1, 'HK$65.00', 'paid'],
  ['16:41', 'WOLFESCHLEGELSTEINHAUSEN Maria Antonia', 3, '¥174.00', 'paid'],
  ['16:33', '吳秀英', 1, 'HK$65.00', 'used'],
  ['16:12', 'Joana RIBEIRO', 4, 'HK$480.00', 'refunding'],
  ['16:05', '梁志強', 2, 'HK$140.00', 'cancelled'],
] as const

/** Enough rows for a window to scroll. */
export const sampleOrders = (line: string): SampleOrder[] =>
  Array.from({ length: 18 }, (_, index) => {
    const [placed, passenger, tickets, amount, status] = SAMPLES[index % SAMPLES.length] ?? SAMPLES[0]
    const number = `B2026112220${String(40 - index).padStart(2, '0')}`
    return { number, placed, passenger, line, travel: '11-23', tickets, amount, state: { ...STATES[status], status } }
  })

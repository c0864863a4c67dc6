import { formatCount } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import type { Tone } from '@shuttle/ui'
import { type Glyph, StatTile, StatTiles } from '@shuttle/ui/backoffice'
import type { Overview } from '@shuttle/wire/staff'
import { useSectionLink } from '../../kit/addresses/use-section-link'
import { LEDGER, PROPOSALS, RECONCILIATION, REQUESTS, SEARCH } from '../../paths'
import { useOverviewTexts } from '../texts/use-overview-texts'
import { formatTotals, useAgeAt } from './overview-labels'

interface Tile {
  id: string
  waiting: Pick<NonNullable<Overview['differences']>, 'count' | 'sums' | 'oldestAt'>
  label: string
  glyph: Glyph
  tone: Tone
  /** Text beside sums and age. */
  more?: string | undefined
  to?: string | undefined
}

/** The waiting queues as four tiles: count, amounts, and since when. */
export const OverviewTiles = ({ overview }: { overview: Overview }) => {
  const t = useOverviewTexts()
  const language = useLanguage()
  const formatAge = useAgeAt(overview.readAt)
  const linkTo = useSectionLink()
  const { requests, proposals, payments, failedRefunds, differences } = overview
  const failed = failedRefunds?.count ?? 0
  const formatRequests = () => {
    if (requests?.overdue) return t('requests.overdue', { count: requests.overdue })
    return requests?.answerBy && t('requests.answerBy', { date: formatDate(requests.answerBy, language, 'month-day') })
  }
  const tiles: (Tile | undefined)[] = [
    requests && {
      ...{ id: 'requests', waiting: requests, label: t('requests.wait', { count: requests.count }), glyph: 'waiting' },
      tone: requests.overdue > 0 ? 'danger' : 'warning',
      ...{ more: formatRequests(), to: linkTo(REQUESTS) },
    },
    proposals && {
      ...{ id: 'proposals', waiting: proposals, label: t('proposals.wait', { count: proposals.count }) },
      ...{ glyph: 'attention', tone: 'warning', to: linkTo(PROPOSALS) },
      more: proposals.mine > 0 ? t('proposals.mine', { count: proposals.mine }) : undefined,
    },
    payments && {
      ...{ id: 'payments', waiting: payments, label: t('payments.wait', { count: payments.count }), glyph: 'paused' },
      ...{ tone: 'danger', to: failed > 0 ? linkTo(LEDGER) : linkTo(SEARCH, { status: '0' }) },
      more: failed > 0 ? t('payments.failedRefunds', { count: failed }) : undefined,
    },
    differences && {
      ...{ id: 'differences', waiting: differences, label: t('differences.wait', { count: differences.count }) },
      ...{ glyph: 'differs', tone: 'danger', to: linkTo(RECONCILIATION) },
    },
  ]
  const formatNote = ({ waiting, more }: Tile): string => {
    const { sums, oldestAt } = waiting
    const oldest = oldestAt === undefined ? t('none') : t('oldest', { age: formatAge(oldestAt) })
    return [formatTotals(sums), oldest, more].filter(Boolean).join(language === 'en' ? '. ' : '，')
  }
  return (
    <StatTiles>
      {tiles
        .filter((tile) => tile !== undefined)
        .map((tile) => (
          <StatTile
            key={tile.id}
            count={formatCount(tile.waiting.count)}
            label={tile.label}
            glyph={tile.waiting.count > 0 ? tile.glyph : 'done'}
            tone={tile.waiting.count > 0 ? tile.tone : 'success'}
            note={formatNote(tile)}
            to={tile.to}
          />
        ))}
    </StatTiles>
  )
}

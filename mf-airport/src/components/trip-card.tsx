import { buttonClass, Card } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TripLine } from './trip-line'

interface TripCardProps {
  title: ReactNode
  note: ReactNode
  /** Back to where it was chosen. */
  to?: string
  changeLabel?: string
  /** The whole sentence, for those who do not see what stands beside it. */
  changeName?: string
}

/** What was chosen before, and the way to change it. */
export const TripCard = ({ title, note, to, changeLabel, changeName }: TripCardProps) => (
  <Card>
    <TripLine
      title={title}
      note={note}
      action={
        to !== undefined && (
          <Link to={to} className={buttonClass({ kind: 'soft' })} aria-label={changeName}>
            {changeLabel}
          </Link>
        )
      }
    />
  </Card>
)

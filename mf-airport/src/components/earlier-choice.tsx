import { buttonClass, Card } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { TripLine } from './trip-line'

interface EarlierChoiceProps {
  title: ReactNode
  note: ReactNode
  /** Back to the page of the choice. */
  to?: string
  changeLabel?: string
  /** Accessible name: the whole sentence, for passengers who do not see the text beside it. */
  changeName?: string
}

/** An earlier choice, and the link to change it. */
export const EarlierChoice = ({ title, note, to, changeLabel, changeName }: EarlierChoiceProps) => (
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

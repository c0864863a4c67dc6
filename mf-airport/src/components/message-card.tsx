import { buttonClass, Card, EmptyState } from '@shuttle/ui'
import { Link } from 'react-router-dom'

interface MessageCardProps {
  title: string
  text?: string | undefined
  /** The next action. */
  to: string
  label: string
}

/** Shown in place of unavailable content of a page: the reason and the next action. */
export const MessageCard = ({ title, text, to, label }: MessageCardProps) => (
  <Card>
    <EmptyState
      title={title}
      action={
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {text}
    </EmptyState>
  </Card>
)

import { buttonClass, Card, EmptyState } from '@shuttle/ui'
import { Link } from 'react-router-dom'

interface MessageCardProps {
  title: string
  text?: string | undefined
  /** The way on. */
  to: string
  label: string
}

/** In place of the matter of a page that cannot be had: why, and the way on. */
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

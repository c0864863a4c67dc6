import { buttonClass, EmptyState } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { useTexts } from '../i18n/use-texts'

/** A page that was opened before the step it stands on: says what is missing, and leads there. */
export const MissingStep = ({ children, to, label }: { children: string; to: string; label: string }) => {
  const t = useTexts()
  return (
    <EmptyState
      title={t('missing.title')}
      action={
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}

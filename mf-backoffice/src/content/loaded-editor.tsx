import { hasFailed } from '@shuttle/queries'
import { Card, EmptyState, ErrorCard, Skeleton } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useStaffFailureText } from '../kit/use-staff-failure-text'
import { useContentTexts } from './texts/use-content-texts'

interface LoadedEditorProps<Row> {
  /** Undefined for a new item, which needs no query. */
  query: { data: Row | null | undefined; error: unknown; refetch: () => Promise<unknown> } | undefined
  children: (loaded: Row | undefined) => ReactNode
}

/** Renders the form once its content has loaded, or a message when the content does not exist. */
export const LoadedEditor = <Row,>({ query, children }: LoadedEditorProps<Row>) => {
  const t = useContentTexts()
  const toFailureText = useStaffFailureText()
  if (!query) return children(undefined)
  if (query.data) return children(query.data)
  if (query.data === null)
    return (
      <Card>
        <EmptyState title={t('form.unknown')}>{t('form.unknownHint')}</EmptyState>
      </Card>
    )
  if (!hasFailed(query)) return <Skeleton label={t('page.loading')} lines={8} />
  const text = toFailureText(query.error)
  return (
    <ErrorCard
      title={t('page.failed')}
      {...(text !== undefined && { text })}
      retryLabel={t('page.retry')}
      onRetry={() => void query.refetch()}
    />
  )
}

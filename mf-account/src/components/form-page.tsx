import { HelpAside } from '@shuttle/booking/help'
import { useGoBack } from '@shuttle/host'
import { Card, PageBody, PageHeader } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'

/** A page that is one form: its title, a link back, the form on a card, and further links below it. */
export const FormPage = (props: {
  title: string
  children: ReactNode
  below?: ReactNode
  /** Where Back leads when the page was opened by its address; home by default. */
  fallback?: string
}) => {
  const t = useTexts()
  const goBack = useGoBack(props.fallback)
  return (
    <>
      <PageHeader title={props.title} back={{ label: t('page.back'), onBack: goBack }} overlap />
      <PageBody overlap>
        <Card>{props.children}</Card>
        {props.below}
        <HelpAside />
      </PageBody>
    </>
  )
}

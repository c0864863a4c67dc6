import { useGoBack } from '@shuttle/host'
import { PageBody, PageHeader } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import { type BookingStep, BookingSteps } from './booking-steps'
import { useFirstOpenStep } from './use-first-open-step'

interface StepPageProps {
  title: string
  /** Omitted on a page that is no step of a booking, such as a change. */
  step?: BookingStep | undefined
  /** Where back leads on a page that was opened by its address. */
  before: string
  wide?: boolean
  children: ReactNode
}

/** The steps, marked done as far as the trip selection has them. */
const SelectionSteps = ({ current }: { current: BookingStep }) => (
  <BookingSteps current={current} firstOpen={useFirstOpenStep()} />
)

/** A page of the booking: its title, its step, and its cards. */
export const StepPage = ({ title, step, before, wide = false, children }: StepPageProps) => {
  const t = useTexts()
  const goBack = useGoBack(before)
  return (
    <>
      <PageHeader overlap title={title} back={{ label: t('page.back'), onBack: goBack }}>
        {step && <SelectionSteps current={step} />}
      </PageHeader>
      <PageBody overlap wide={wide}>
        {children}
      </PageBody>
    </>
  )
}

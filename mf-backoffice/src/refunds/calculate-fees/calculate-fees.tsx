import { Stack } from '@shuttle/ui'
import { readFeeQuestion } from '../domain/fee-question'
import { useFees } from '../state/use-fees'
import { FeeFields } from './fee-fields'
import { FeeTable } from './fee-table'
import { useFeeAddress } from './use-fee-address'

/** The fee of a refund: of an order, or of a ticket that could be sold. */
export const CalculateFees = () => {
  const { form, setForm } = useFeeAddress()
  const read = readFeeQuestion(form)
  const question = 'fault' in read ? undefined : read
  const { isFetching } = useFees(question)
  return (
    <Stack>
      <FeeFields key={Object.values(form).join(' ')} initial={form} isBusy={isFetching} onSubmit={setForm} />
      {question && <FeeTable question={question} />}
    </Stack>
  )
}

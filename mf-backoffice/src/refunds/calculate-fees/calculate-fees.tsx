import { Stack } from '@shuttle/ui'
import { useSearchState } from '../../kit/use-search-state'
import { FEE_ADDRESS } from '../domain/fee-address'
import { readFeeQuestion } from '../domain/fee-question'
import { useFees } from '../state/use-fees'
import { FeeFields } from './fee-fields'
import { FeeTable } from './fee-table'

/** The fee of a refund: of an order, or of a ticket that could be sold. */
export const CalculateFees = () => {
  const { values: form, setFilters } = useSearchState(FEE_ADDRESS)
  const read = readFeeQuestion(form)
  const question = 'fault' in read ? undefined : read
  const { isFetching } = useFees(question)
  return (
    <Stack>
      <FeeFields key={Object.values(form).join(' ')} initial={form} isBusy={isFetching} onSubmit={setFilters} />
      {question && <FeeTable question={question} />}
    </Stack>
  )
}

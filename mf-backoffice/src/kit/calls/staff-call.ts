import { callStaff, type StaffBody, type StaffCall, type StaffData } from '@shuttle/calls/staff'
import { getHost } from '@shuttle/host'
import { findFactorReason, makesIndexStale, requestFactor } from '../state/factor-request.store'
import { INDEX_KEY } from '../state/use-refresh'

type Options = Parameters<typeof callStaff>[2]

/** The rights have changed: refetches everything that shows them. */
const refreshIndex = () =>
  getHost().queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(INDEX_KEY) })

/**
 * Sends a call of the back office. A refusal for the second factor opens its dialog and repeats the call, so that no
 * input is lost; when the dialog is declined, it throws the refusal. Throws `ApiError`.
 */
export const staffCall = async <Call extends StaffCall>(
  call: Call,
  body: StaffBody<Call>,
  options?: Options,
): Promise<StaffData<Call>> => {
  try {
    return await callStaff<Call>(call, body, options)
  } catch (error) {
    const reason = findFactorReason(error)
    if (reason && !options?.signal?.aborted && (await requestFactor(reason)))
      return staffCall<Call>(call, body, options)
    if (makesIndexStale(error)) void refreshIndex()
    throw error
  }
}

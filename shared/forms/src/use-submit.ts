import { isApiError } from '@shuttle/contracts'
import { useCallMutation } from '@shuttle/queries'
import { useState } from 'react'
import { type FormFailure, toFormFailure } from './failure'

/** A call that a passenger starts, with the failure of the last one to show. `name` is for the report of a fault. */
export const useSubmit = <Result, Input = void>(options: {
  name: string
  send: (input: Input) => Promise<Result>
  /** Receives the error of `send`. */
  onFailure?: ((error: unknown) => void) | undefined
  /** Shows a fault elsewhere; without it a fault becomes the failure too. */
  onFault?: ((error: unknown) => void) | undefined
}) => {
  const [failure, setFailure] = useState<FormFailure>()
  const { send, isPending } = useCallMutation<Input, Result>({ name: options.name, call: options.send })

  /** Resolves with the result, or with undefined after a failure and while another call is running. */
  const submit = async (input: Input): Promise<{ result: Result } | undefined> => {
    setFailure(undefined)
    const outcome = await send(input)
    if (outcome.kind === 'done') return { result: outcome.result }
    if (outcome.kind === 'busy') return undefined
    const { error } = outcome
    if (options.onFault && !(isApiError(error) && error.kind === 'refused')) options.onFault(error)
    else setFailure(toFormFailure(error))
    options.onFailure?.(error)
    return undefined
  }

  return { isPending, failure, submit, setFailure }
}

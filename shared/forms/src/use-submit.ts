import { isApiError } from '@shuttle/contracts'
import { reportFailure } from '@shuttle/host'
import { useRef, useState } from 'react'
import { type FormFailure, toFormFailure } from './failure'

/**
 * A call that a passenger starts: one at a time, with the failure of the last one. `name` is for the report of a fault.
 */
export const useSubmit = <Result, Input = void>(options: {
  name: string
  send: (input: Input) => Promise<Result>
  /** Receives what `send` threw, before the screen is drawn again. */
  onFailure?: ((error: unknown) => void) | undefined
  /** Shows and reports what is no refusal elsewhere; without it such a fault is the failure too, and is reported here. */
  onFault?: ((error: unknown) => void) | undefined
}) => {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const isRunning = useRef(false)

  /** Resolves with the result, or with undefined after a failure and while another call is running. */
  const submit = async (input: Input): Promise<{ result: Result } | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setPending(true)
    setFailure(undefined)
    try {
      return { result: await options.send(input) }
    } catch (error) {
      if (options.onFault && !(isApiError(error) && error.kind === 'refused')) options.onFault(error)
      else {
        reportFailure(error, options.name)
        setFailure(toFormFailure(error))
      }
      options.onFailure?.(error)
      return undefined
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return { isPending, failure, submit, setFailure }
}

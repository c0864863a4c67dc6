import { type ApiError, isApiError } from '@shuttle/contracts'
import { reportFailure } from '@shuttle/host'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

export interface CallMutationOptions<Input, Result> {
  /** The call; rejects with `ApiError`. */
  call: (input: Input) => Promise<Result>
  /** Name of the call in a fault report, such as `mf-purchase: cancel order`. */
  name: string
  /** Updates the cache and other screens, before the caller gets the result. */
  onDone?: ((result: Result, input: Input) => void) | undefined
}

export type CallOutcome<Result> =
  | { kind: 'done'; result: Result }
  /** `refusal` is the error of a business answer, whose code the caller may know. */
  | { kind: 'failed'; error: unknown; refusal: ApiError | undefined }
  /** Another one was running, so nothing was sent. */
  | { kind: 'busy' }

/**
 * A mutating call: one at a time, sent once and at once. A fault is reported here, so the caller only shows it; `send`
 * never rejects.
 */
export const useCallMutation = <Input, Result>({ call, name, onDone }: CallMutationOptions<Input, Result>) => {
  const isRunning = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: call,
    // The default waits for the network; a passenger who presses a button needs an immediate answer.
    networkMode: 'always',
    // Its input may be a password, so none of it stays in the cache.
    gcTime: 0,
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (failure) => reportFailure(failure, name),
  })
  const send = async (input: Input): Promise<CallOutcome<Result>> => {
    if (isRunning.current) return { kind: 'busy' }
    isRunning.current = true
    try {
      return { kind: 'done', result: await mutateAsync(input) }
    } catch (failure) {
      const isRefusal = isApiError(failure) && failure.kind === 'refused'
      return { kind: 'failed', error: failure, refusal: isRefusal ? failure : undefined }
    } finally {
      isRunning.current = false
    }
  }
  return { send, isPending, error, reset }
}

/** A random key of 128 bits; `randomUUID` is missing where the page is not served securely. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

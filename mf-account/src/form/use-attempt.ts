import { reportFailure } from '@shuttle/host'
import { useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../domain/form-failure'

/** One attempt at a time; what was typed stays, whatever comes of it. */
export const useAttempt = () => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const underWay = useRef(false)

  /** Runs the attempt, unless one is under way; resolves with its result, or undefined after a failure, which `onFailure` hears too. */
  const attempt = async <Result>(
    act: () => Promise<Result>,
    onFailure?: (error: unknown) => void,
  ): Promise<{ result: Result } | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      return { result: await act() }
    } catch (error) {
      reportFailure(error, 'mf-account: form')
      setFailure(formFailure(error))
      onFailure?.(error)
      return undefined
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { isBusy, failure, attempt, settle: () => setFailure(undefined) }
}

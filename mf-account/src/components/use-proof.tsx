import { isProofNeeded } from '@shuttle/calls'
import { useSession } from '@shuttle/host'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findProofWay } from '../domain/has-password'
import { LazyProofDialog } from './lazy-proof-dialog'

interface Proof {
  withProof: <Result>(send: () => Promise<Result>) => Promise<Result>
  /** The page must render it. */
  proofDialog: ReactNode
}

/**
 * For calls that need a recent proof of identity: `withProof` opens the dialog when the service requires it and repeats
 * the call, or throws the refusal when declined. `onLeave` stores what was entered before the page is left for WeChat.
 */
export const useProof = (onLeave?: () => void): Proof => {
  const session = useSession()
  const [isProofOpen, setProofOpen] = useState(false)
  const answer = useRef<(isProved: boolean) => void>(undefined)
  const handleAnswer = (isProved: boolean) => {
    setProofOpen(false)
    answer.current?.(isProved)
    answer.current = undefined
  }
  // Unmounting declines a pending proof.
  useEffect(() => () => answer.current?.(false), [])

  const requestProof = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setProofOpen(true)
    })
  const withProof = async <Result,>(send: () => Promise<Result>): Promise<Result> => {
    try {
      return await send()
    } catch (error) {
      if (isProofNeeded(error) && (await requestProof())) return send()
      throw error
    }
  }
  const way = session.kind === 'member' ? findProofWay(session.user) : 'none'
  const proofDialog = <LazyProofDialog open={isProofOpen} way={way} onLeave={onLeave} onAnswer={handleAnswer} />
  return { withProof, proofDialog }
}

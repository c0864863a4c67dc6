import { type CaptchaAction, captchaPictureAddress } from '@shuttle/calls'
import { now } from '@shuttle/host'
import { useCallback, useEffect, useState } from 'react'

/** A new picture takes about a second, so that nobody misses that it is another one (accounts 9). */
const TURNS_MS = 1000
/** A little less than the two minutes it is good for. */
const FRESH_MS = 110_000

/** The picture that stands, and the way to another one. */
export const useCaptchaPicture = (action: CaptchaAction) => {
  const [picture, setPicture] = useState(() => ({ address: captchaPictureAddress(action, now()), at: now() }))
  const [loading, setLoading] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [turning, setTurning] = useState(false)
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setTurning(false), TURNS_MS)
    return () => clearTimeout(timer)
  }, [turning])
  const another = useCallback(() => {
    setPicture({ address: captchaPictureAddress(action, now()), at: now() })
    setLoading('loading')
    setTurning(true)
  }, [action])
  return {
    address: picture.address,
    failed: loading === 'failed' && !turning,
    busy: turning || loading === 'loading',
    isOld: () => now() - picture.at > FRESH_MS,
    another,
    onLoad: () => setLoading('shown'),
    onError: () => setLoading('failed'),
  }
}

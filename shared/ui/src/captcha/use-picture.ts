import { useEffect, useState } from 'react'
import type { CaptchaSource } from './captcha-props'

/** The change lasts about a second, so that it is noticed (accounts 9). */
const TURNS_MS = 1000
/** A little less than the two minutes a picture is valid. */
const FRESH_MS = 110_000

/** The current picture, and how to request another. */
export const usePicture = ({ nextPicture, now }: CaptchaSource) => {
  const [picture, setPicture] = useState(() => ({ address: nextPicture(), at: now() }))
  const [loading, setLoading] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [turning, setTurning] = useState(false)
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setTurning(false), TURNS_MS)
    return () => clearTimeout(timer)
  }, [turning])
  return {
    address: picture.address,
    failed: loading === 'failed' && !turning,
    busy: turning || loading === 'loading',
    isOld: () => now() - picture.at > FRESH_MS,
    another: () => {
      setPicture({ address: nextPicture(), at: now() })
      setLoading('loading')
      setTurning(true)
    },
    onLoad: () => setLoading('shown'),
    onError: () => setLoading('failed'),
  }
}

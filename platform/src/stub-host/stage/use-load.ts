import { useEffect, useRef, useState } from 'react'

export type Load<Value> = { kind: 'loading' } | { kind: 'ready'; value: Value } | { kind: 'failed'; error: unknown }

/** What `load` brings for this key; asked again when the key is another. */
export const useLoad = <Value>(key: string, load: () => Promise<Value>): Load<Value> => {
  const [state, setState] = useState<{ key: string; load: Load<Value> }>({ key: '', load: { kind: 'loading' } })
  const asked = useRef(load)
  useEffect(() => {
    asked.current = load
  })
  useEffect(() => {
    let isCurrent = true
    const settle = (next: Load<Value>) => isCurrent && setState({ key, load: next })
    asked.current().then(
      (value) => settle({ kind: 'ready', value }),
      (error: unknown) => settle({ kind: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return state.key === key ? state.load : { kind: 'loading' }
}

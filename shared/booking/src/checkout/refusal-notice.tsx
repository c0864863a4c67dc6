import { Notice } from '@shuttle/ui'
import { useEffect, useRef } from 'react'

/** Why a press was refused, at its field; it scrolls itself clear of the bottom bar. */
export const RefusalNotice = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another refusal.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [text])
  return (
    <div ref={place}>
      <Notice kind="danger" announce>
        {text}
      </Notice>
    </div>
  )
}

import { Stepper } from '@shuttle/ui'
import { useState } from 'react'
import { texts } from '../texts'

const KINDS = [
  { id: 'adult', label: texts.adult, max: 6 },
  { id: 'child', label: texts.child, hint: texts.childHint, max: 1 },
  { id: 'senior', label: texts.senior, hint: texts.seniorHint, max: 6 },
]

export const SteppersExample = ({ start }: { start: Record<string, number> }) => {
  const [counts, setCounts] = useState(start)
  return KINDS.map(({ id, ...kind }) => (
    <Stepper
      key={id}
      {...kind}
      value={counts[id] ?? 0}
      onChange={(count) => setCounts({ ...counts, [id]: count })}
      decreaseLabel={texts.less(kind.label)}
      increaseLabel={texts.more(kind.label)}
    />
  ))
}

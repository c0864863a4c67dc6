import { useNavigate } from 'react-router-dom'
import { useTabValues } from './use-tab-values'

export const RULE_PARTS = ['sales', 'captcha', 'survey'] as const
export type RulePart = (typeof RULE_PARTS)[number]

const NAMES = ['part', 'state', 'edit', 'copy'] as const

/** Which rules are shown, by their state, and the one that is edited (`new` for a new one, maybe a copy). */
export const useRulesAddress = () => {
  const navigate = useNavigate()
  const { values, href } = useTabValues('rules', NAMES)
  const part = RULE_PARTS.find((one) => one === values.part) ?? 'sales'
  const toPart = (shown: RulePart) => (shown === 'sales' ? '' : shown)
  const toHref = (shown: Partial<Record<'state' | 'edit' | 'copy', string>>, of = part) =>
    href({ part: toPart(of), ...shown })
  return {
    ...values,
    part,
    /** Within the part that is shown, or of another one. */
    href: toHref,
    ask: (shown: Partial<Record<'state' | 'edit' | 'copy', string>>, of = part) => void navigate(toHref(shown, of)),
  }
}

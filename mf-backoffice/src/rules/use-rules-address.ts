import { useNavigate } from 'react-router-dom'
import { useTabValues } from '../kit/use-tab-values'

export const RULE_PARTS = ['sales', 'captcha', 'survey'] as const
export type RulePart = (typeof RULE_PARTS)[number]

const NAMES = ['part', 'state', 'edit', 'copy'] as const

/** Filter of the rules by state, and the edited rule (`new` for a new one, optionally a copy), in the URL. */
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
    /** Link within the current part, or to another one. */
    href: toHref,
    setFilters: (shown: Partial<Record<'state' | 'edit' | 'copy', string>>, of = part) =>
      void navigate(toHref(shown, of)),
  }
}

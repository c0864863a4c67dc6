import { texts as reference } from '../../kit/texts/index/zh-hk'
import { useIndexTexts } from '../../kit/texts/use-index-texts'
import { actionKey } from '../domain/action-key'

type ActionKey = keyof typeof reference.action

/** Name of an action; one without a text is shown as the table of rights spells it. */
export const useActionName = (): ((action: string) => string) => {
  const t = useIndexTexts()
  return (action) => {
    const key = actionKey(action)
    return Object.hasOwn(reference.action, key) ? t(`action.${key as ActionKey}`) : action
  }
}

import { reportFault, toast } from '@shuttle/host'
import { type ComponentType, useState } from 'react'
import { useTexts } from '../i18n/use-texts'

/** A dialog whose widgets come only for somebody who wants it; when they cannot be had, that is said. */
export const useDialog = <Props>(name: string, load: () => Promise<ComponentType<Props>>) => {
  const t = useTexts()
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  return {
    Dialog,
    ask: async () => {
      try {
        const loaded = await load()
        setDialog(() => loaded)
      } catch (error) {
        reportFault(error, name)
        toast(t('personalCentre.notLoaded'), 'error')
      }
    },
    close: () => setDialog(undefined),
  }
}

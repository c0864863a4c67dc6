import { reportFault, toast } from '@shuttle/host'
import { type ComponentType, useState } from 'react'
import { useTexts } from '../i18n/use-texts'
import type { ConfirmDialogProps } from './confirm-dialog'

/** A dialog that loads when it is first opened; a toast shows when it cannot be loaded. */
export const useConfirmDialog = () => {
  const t = useTexts()
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>()
  return {
    /** Undefined while the dialog is closed. */
    Dialog,
    ask: async () => {
      try {
        const { ConfirmDialog } = await import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog')
        setDialog(() => ConfirmDialog)
      } catch (error) {
        reportFault(error, 'confirm-dialog')
        toast(t('page.notLoaded'), 'error')
      }
    },
    close: () => setDialog(undefined),
  }
}

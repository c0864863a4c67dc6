import type { StaffBody } from '@shuttle/calls/staff'
import { toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { type Disruption, type DisruptionMove, moveDisruptionCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useStaffAction } from '../../kit/use-staff-action'
import { listMoves } from '../domain/disruption-moves'
import { useRefreshDisruptions } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import { useRidesText } from '../use-rides-text'
import styles from './declare-disruption.module.css'

/** Keys of the texts after a move. */
const DONE_KEYS = {
  pause: 'paused',
  continue: 'continued',
  cancel: 'cancelled',
  retry: 'retried',
  sell: 'selling',
} as const satisfies Record<DisruptionMove, string>

/** Actions with a confirmation; each of the others has an opposite action. */
const CONFIRMED_MOVES: readonly DisruptionMove[] = ['cancel', 'sell']

const moveDisruption = (body: StaffBody<typeof moveDisruptionCall>) => staffCall(moveDisruptionCall, body)

/** Actions on a disruption, for roles that may do them. */
export const MoveDisruption = ({ disruption }: { disruption: Disruption }) => {
  const t = useDisruptionTexts()
  const formatRides = useRidesText()
  const mayDeclare = useMay('disruption.declare')
  const refresh = useRefreshDisruptions()
  const [moveToConfirm, setMoveToConfirm] = useState<DisruptionMove>()
  const { run, isPending, error, clear } = useStaffAction({ call: moveDisruption, name: 'move disruption' })
  const moves = mayDeclare ? listMoves(disruption) : []
  if (moves.length === 0 && !moveToConfirm) return null
  const { disruptionNo, state: expectedState, counts } = disruption
  const close = () => {
    setMoveToConfirm(undefined)
    clear()
  }
  const go = async (move: DisruptionMove) => {
    const done = await run({ disruptionNo, move, expectedState })
    await refresh()
    if (!done) return
    toast(t(`move.${DONE_KEYS[move]}`), 'success')
    close()
  }
  const isCancel = moveToConfirm === 'cancel'
  const left = { waiting: counts.waiting ?? 0, refunded: counts.refunded ?? 0 }
  return (
    <>
      {error && !moveToConfirm && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {moves.map((move) => (
        <Button
          key={move}
          kind={move === 'cancel' ? 'danger' : 'soft'}
          loading={isPending}
          onClick={() => (CONFIRMED_MOVES.includes(move) ? setMoveToConfirm(move) : void go(move))}
        >
          {t(`move.${move}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={moveToConfirm !== undefined}
        title={t(isCancel ? 'move.cancelQuestion' : 'move.sellQuestion')}
        confirmLabel={t(isPending ? 'common.working' : `move.${isCancel ? 'cancel' : 'sell'}`)}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind={isCancel ? 'danger' : 'primary'}
        busy={isPending}
        error={error}
        onConfirm={() => moveToConfirm && void go(moveToConfirm)}
        onCancel={close}
      >
        {isCancel ? t('move.cancelText', left) : t('move.sellText', { rides: formatRides(disruption) })}
      </ConfirmDialog>
    </>
  )
}

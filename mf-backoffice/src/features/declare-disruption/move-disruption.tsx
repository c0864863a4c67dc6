import { toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import { useState } from 'react'
import { type Disruption, moveDisruption } from '../../calls/disruptions'
import { useStaffAction } from '../../components/use-staff-action'
import { listMoves, type Move } from '../../domain/disruption-moves'
import { useDisruptionTexts } from '../../i18n/use-disruption-texts'
import { useRefreshDisruptions } from '../../state/use-disruptions'
import { useMay } from '../../state/use-staff-index'
import styles from './declare-disruption.module.css'
import { useRidesText } from './use-rides-text'

const TEXT_KEYS = {
  PAUSE: ['pause', 'paused'],
  CONTINUE: ['continue', 'continued'],
  CANCEL: ['cancel', 'cancelled'],
  RETRY: ['retry', 'retried'],
  SELL: ['sell', 'selling'],
} as const satisfies Record<Move, readonly [string, string]>

/** Actions with a confirmation; each of the others has an opposite action. */
const CONFIRMED_MOVES: readonly Move[] = ['CANCEL', 'SELL']

/** Actions on a disruption, for roles that may do them. */
export const MoveDisruption = ({ disruption }: { disruption: Disruption }) => {
  const t = useDisruptionTexts()
  const formatRides = useRidesText()
  const mayDeclare = useMay('disruption.declare')
  const refresh = useRefreshDisruptions()
  const [moveToConfirm, setMoveToConfirm] = useState<Move>()
  const { run, isPending, error, clear } = useStaffAction({ call: moveDisruption, name: 'move disruption' })
  const moves = mayDeclare ? listMoves(disruption) : []
  if (moves.length === 0 && !moveToConfirm) return null
  const { disruptionNo, state: expectedState, counts } = disruption
  const close = () => {
    setMoveToConfirm(undefined)
    clear()
  }
  const go = async (move: Move) => {
    const done = await run({ disruptionNo, move, expectedState })
    await refresh()
    if (!done) return
    toast(t(`move.${TEXT_KEYS[move][1]}`), 'success')
    close()
  }
  const isCancel = moveToConfirm === 'CANCEL'
  const left = { waiting: counts.WAITING ?? 0, refunded: counts.REFUNDED ?? 0 }
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
          kind={move === 'CANCEL' ? 'danger' : 'soft'}
          loading={isPending}
          onClick={() => (CONFIRMED_MOVES.includes(move) ? setMoveToConfirm(move) : void go(move))}
        >
          {t(`move.${TEXT_KEYS[move][0]}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={moveToConfirm !== undefined}
        title={t(isCancel ? 'move.cancelQuestion' : 'move.sellQuestion')}
        confirmLabel={t(isPending ? 'move.busy' : `move.${isCancel ? 'cancel' : 'sell'}`)}
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

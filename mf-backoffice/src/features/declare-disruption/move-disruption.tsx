import { toast } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import { ConfirmAct } from '@shuttle/ui/desk'
import { useState } from 'react'
import { type Disruption, move as moveCall } from '../../calls/disruptions'
import { useStaffAct } from '../../components/use-staff-act'
import { listMoves, type Move } from '../../domain/disruption-moves'
import { useDisruptionTexts } from '../../i18n/use-disruption-texts'
import { useRefreshDisruptions } from '../../state/use-disruptions'
import { useMay } from '../../state/use-staff-index'
import styles from './declare-disruption.module.css'
import { useRidesText } from './use-rides-text'

const WORDS = {
  PAUSE: ['pause', 'paused'],
  CONTINUE: ['continue', 'continued'],
  CANCEL: ['cancel', 'cancelled'],
  RETRY: ['retry', 'retried'],
  SELL: ['sell', 'selling'],
} as const satisfies Record<Move, readonly [string, string]>

/** Actions with a confirmation; each of the others has an opposite action. */
const ASKED: readonly Move[] = ['CANCEL', 'SELL']

/** Actions on a disruption, for roles that may do them. */
export const MoveDisruption = ({ disruption }: { disruption: Disruption }) => {
  const t = useDisruptionTexts()
  const sayRides = useRidesText()
  const mayDeclare = useMay('disruption.declare')
  const refresh = useRefreshDisruptions()
  const [asking, setAsking] = useState<Move>()
  const { act, isPending, error, clear } = useStaffAct({ call: moveCall, name: 'move disruption' })
  const moves = mayDeclare ? listMoves(disruption) : []
  if (moves.length === 0 && !asking) return null
  const { disruptionNo, state: expectedState, counts } = disruption
  const close = () => {
    setAsking(undefined)
    clear()
  }
  const go = async (move: Move) => {
    const done = await act({ disruptionNo, move, expectedState })
    await refresh()
    if (!done) return
    toast(t(`move.${WORDS[move][1]}`), 'success')
    close()
  }
  const isCancel = asking === 'CANCEL'
  const left = { waiting: counts.WAITING ?? 0, refunded: counts.REFUNDED ?? 0 }
  return (
    <>
      {error && !asking && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {moves.map((move) => (
        <Button
          key={move}
          kind={move === 'CANCEL' ? 'danger' : 'soft'}
          loading={isPending}
          onClick={() => (ASKED.includes(move) ? setAsking(move) : void go(move))}
        >
          {t(`move.${WORDS[move][0]}`)}
        </Button>
      ))}
      <ConfirmAct
        open={asking !== undefined}
        title={t(isCancel ? 'move.cancelQuestion' : 'move.sellQuestion')}
        confirmLabel={t(isPending ? 'move.busy' : `move.${isCancel ? 'cancel' : 'sell'}`)}
        cancelLabel={t('page.cancel')}
        closeLabel={t('page.close')}
        kind={isCancel ? 'danger' : 'primary'}
        busy={isPending}
        error={error}
        onConfirm={() => asking && void go(asking)}
        onCancel={close}
      >
        {isCancel ? t('move.cancelText', left) : t('move.sellText', { rides: sayRides(disruption) })}
      </ConfirmAct>
    </>
  )
}

import { Notice } from '@shuttle/ui'
import { chooseSession, type PurchaseDraft, type Way } from '../../domain/purchase-draft'
import { useTexts } from '../../i18n/use-texts'
import { ChooseSession, type SessionsOfDay } from './choose-session'

interface ChooseSessionsProps {
  draft: PurchaseDraft
  change: (change: (before: PurchaseDraft) => PurchaseDraft) => void
  isRoundTrip: boolean
  sessions: Readonly<Record<Way, SessionsOfDay>>
}

/** The departures of a booked session, and that one should be there early (purchase 5). */
export const ChooseSessions = ({ draft, change, isRoundTrip, sessions }: ChooseSessionsProps) => {
  const t = useTexts()
  return (
    <>
      <ChooseSession
        way="out"
        dateChosen
        sessions={sessions.out}
        value={draft.sessions.out}
        onChoose={(session) => change((before) => chooseSession(before, 'out', session))}
      />
      {isRoundTrip && (
        <ChooseSession
          way="back"
          dateChosen={draft.returnDate !== undefined}
          sessions={sessions.back}
          value={draft.sessions.back}
          onChoose={(session) => change((before) => chooseSession(before, 'back', session))}
        />
      )}
      <Notice>{t('session.arriveEarly')}</Notice>
    </>
  )
}

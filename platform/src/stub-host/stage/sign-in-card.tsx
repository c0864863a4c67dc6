import { SlotBox } from './slot-box'
import styles from './stage.module.css'
import { StageCard } from './stage-card'
import { useStage } from './stage-context'

/** Stands for the shell's sign-in popup: a member of the stub, or with a service behind it the panel of its own. */
export const SignInCard = ({ onSettled }: { onSettled: (isSignedIn: boolean) => void }) => {
  const { facts, become } = useStage()
  const becomeMember = () => {
    become('member')
    onSettled(true)
  }
  return (
    <StageCard title="The remote asks for a signed-in person">
      {facts.site ? (
        <SlotBox name="login-panel.v1" props={{ mode: 'popup', onSignedIn: () => onSettled(true) }} />
      ) : (
        <button type="button" className={styles.button} onClick={becomeMember}>
          Sign in as a member
        </button>
      )}
      <button type="button" className={styles.button} onClick={() => onSettled(false)}>
        Close
      </button>
    </StageCard>
  )
}

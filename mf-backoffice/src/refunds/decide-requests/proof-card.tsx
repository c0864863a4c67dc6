import { saveFile } from '@shuttle/host/save-file'
import { Button, Card, Notice } from '@shuttle/ui'
import { type ReadProof, type RequestFile, readStaffProofCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { staffCall } from '../../kit/calls/staff-call'
import { useStaffAction } from '../../kit/use-staff-action'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

const KIBI = 1024

const formatSize = (bytes: number): string =>
  bytes < KIBI * KIBI ? `${Math.ceil(bytes / KIBI)} KB` : `${(bytes / KIBI / KIBI).toFixed(1)} MB`

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const Proof = ({ file: { requestNo, proof } }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  const { run, isPending, error } = useStaffAction({
    call: () => staffCall(readStaffProofCall, { requestNo }),
    name: 'read proof',
  })
  const [shown, setShown] = useState<ReadProof>()
  const [isLarger, setLarger] = useState(false)
  const isPicture = proof?.type.startsWith('image/') ?? false
  const get = async () => shown ?? (await run(undefined))?.result
  const show = async () => setShown(await get())
  const download = async () => {
    const read = await get()
    if (!read) return
    setShown(read)
    saveFile(read.fileName, toBytes(read.content), read.type)
  }
  if (!proof) return <p>{t('proof.none')}</p>
  return (
    <>
      <p>
        {t('proof.size', {
          kind: proof.type.replace(/^.*\//, '').toUpperCase(),
          size: formatSize(proof.size),
        })}
      </p>
      <p className={styles.muted}>{t('proof.recorded')}</p>
      <div className={styles.actions}>
        {isPicture && !shown && (
          <Button kind="soft" loading={isPending} onClick={() => void show()}>
            {t('proof.show')}
          </Button>
        )}
        {isPicture && shown && (
          <Button kind="soft" onClick={() => setLarger(!isLarger)}>
            {t(isLarger ? 'proof.smaller' : 'proof.larger')}
          </Button>
        )}
        <Button kind="soft" loading={isPending} onClick={() => void download()}>
          {t('proof.download')}
        </Button>
      </div>
      {error && (
        <Notice kind="danger" announce>
          {error}
        </Notice>
      )}
      {isPicture && shown && (
        <img
          className={styles.picture}
          data-larger={isLarger || undefined}
          src={`data:${shown.type};base64,${shown.content}`}
          alt={t('proof.picture', { requestNo })}
        />
      )}
    </>
  )
}

/** The proof of a request. A picture is shown here; any other type is only saved, so that no page runs it. */
export const ProofCard = ({ file }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  return (
    <Card title={t('requests.proof')} headingLevel={3}>
      <Proof key={file.requestNo} file={file} />
    </Card>
  )
}

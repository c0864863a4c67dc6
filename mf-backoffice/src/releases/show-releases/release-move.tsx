import { STAFF_REASON_LENGTH } from '@shuttle/domain/staff'
import { Button } from '@shuttle/ui'
import { GlyphIcon } from '@shuttle/ui/backoffice'
import { moveReleaseCall, type ReleaseMoveKind } from '@shuttle/wire/staff'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { shortVersion } from '../domain/format-figures'
import { useRefreshReleases } from '../state/use-releases'
import { useReleasesTexts } from '../texts/use-releases-texts'
import { BrokenParts } from './broken-parts'
import type { ReleaseMoveChoice } from './release-move-choice'

const KEYS = { 'stop-trial': 'stop', rollback: 'back', disable: 'disable' } as const satisfies Record<
  ReleaseMoveKind,
  string
>

interface ReleaseMoveDialogProps extends ReleaseMoveChoice {
  isOpen: boolean
  onClose: () => void
}

/** Confirms an act with a reason; on the shell a second person decides. Outside of rows, which a press inside opens. */
export const ReleaseMoveDialog = ({ app, act, version = '', isOpen, onClose }: ReleaseMoveDialogProps) => {
  const t = useReleasesTexts()
  const refresh = useRefreshReleases()
  const { name, kind, revision } = app
  const names = { app: name, version: shortVersion(version) }
  return (
    <ActionDialog
      about={isOpen ? app : undefined}
      call={(_, reason) => staffCall(moveReleaseCall, { app: name, act, target: version, revision, reason })}
      name="move release"
      title={t(`act.${KEYS[act]}Question`, names)}
      confirmLabel={t(`act.${KEYS[act]}`)}
      busyLabel={t('common.working')}
      kind="danger"
      reason={{
        label: t('common.reason'),
        hint: t('act.reasonHint'),
        maxLength: STAFF_REASON_LENGTH.most,
        missing: t('common.reasonMissing'),
      }}
      consequence={() => (
        <>
          <p>{t(`act.${KEYS[act]}Text`, names)}</p>
          {kind === 'shell' && <p>{t('act.second')}</p>}
          <BrokenParts app={app} act={act} version={version} />
        </>
      )}
      done={(_, { outcome }) => (outcome === 'waiting' ? t('act.waiting') : t('act.done', names))}
      onAnswer={refresh}
      onClose={onClose}
    />
  )
}

interface ReleaseMoveButtonProps extends ReleaseMoveChoice {
  /** Names the version on the button. */
  namesVersion?: boolean
  onChoose: (choice: ReleaseMoveChoice) => void
}

/** The button of an act on a release. */
export const ReleaseMoveButton = ({ app, act, version, namesVersion = false, onChoose }: ReleaseMoveButtonProps) => {
  const t = useReleasesTexts()
  const label = namesVersion ? t('act.backTo', { version: shortVersion(version ?? '') }) : t(`act.${KEYS[act]}`)
  return (
    <Button
      kind={act === 'rollback' ? 'soft' : 'danger'}
      aria-label={t('act.of', { act: label, app: app.name })}
      onClick={() => onChoose({ app, act, version })}
    >
      {app.kind === 'shell' && <GlyphIcon glyph="people" size={16} />}
      {label}
    </Button>
  )
}

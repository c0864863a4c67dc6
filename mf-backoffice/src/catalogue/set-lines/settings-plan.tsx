import { DescriptionList } from '@shuttle/booking'
import type { CivilDate } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, Card } from '@shuttle/ui'
import { type LineOnSale, removeLineSettingsCall } from '@shuttle/wire/staff'
import { useState } from 'react'
import { ActionDialog } from '../../kit/action-dialog'
import { staffCall } from '../../kit/calls/staff-call'
import { useMay } from '../../kit/state/use-staff-index'
import { useCatalogueLineName } from '../../kit/use-catalogue-line-name'
import { useSearchState } from '../../kit/use-search-state'
import { LINES_ADDRESS } from '../domain/lines-address'
import { listSettings } from '../domain/sale-settings'
import { useRefreshLineSettings } from '../state/use-line-settings'
import { useLinesTexts } from '../texts/use-lines-texts'
import { ChangedSettings } from './changed-settings'
import styles from './set-lines.module.css'
import { useSettingText } from './use-setting-text'

/** Settings of a line today, and planned changes by day. */
export const SettingsPlan = ({ line }: { line: LineOnSale }) => {
  const t = useLinesTexts()
  const language = useLanguage()
  const toName = useCatalogueLineName()
  const toText = useSettingText()
  const mayEdit = useMay('line-settings.edit')
  const refresh = useRefreshLineSettings()
  const { show } = useSearchState(LINES_ADDRESS)
  const [removed, setRemoved] = useState<CivilDate>()
  const [current, ...ahead] = line.settings
  if (!current) return null
  const name = toName({ ...line, isOnSale: true })
  return (
    <Card
      title={t('settings.title', { line: name })}
      aside={
        mayEdit && (
          <Button kind="soft" onClick={() => show({ edit: 'settings' })}>
            {t('settings.new')}
          </Button>
        )
      }
    >
      <h3 className={styles.heading}>
        {current.from === undefined
          ? t('settings.always')
          : t('settings.since', { day: formatDate(current.from, language) })}
      </h3>
      <DescriptionList
        items={listSettings(current).map(([setting, value]) => ({
          name: t(`settings.${setting}`),
          value: toText(setting, value),
        }))}
      />
      {ahead.map((next, at) => {
        if (next.from === undefined) return null
        const { from } = next
        const day = formatDate(from, language)
        return (
          <section key={from} className={styles.ahead}>
            <div className={styles.head}>
              <h3>{t('days.from', { first: day })}</h3>
              {mayEdit && (
                <Button kind="text" onClick={() => setRemoved(from)} aria-label={t('settings.removeOf', { day })}>
                  {t('common.remove')}
                </Button>
              )}
            </div>
            <ChangedSettings before={ahead[at - 1] ?? current} after={next} />
          </section>
        )
      })}
      <ActionDialog
        about={removed}
        call={(from) =>
          staffCall(removeLineSettingsCall, { lineCode: line.lineCode, from, expectedRevision: line.revision })
        }
        name="remove line settings"
        title={t('settings.removeTitle')}
        confirmLabel={t('common.remove')}
        kind="danger"
        consequence={(from) => t('settings.removeText', { line: name, day: formatDate(from, language) })}
        done={(from) => t('settings.removed', { day: formatDate(from, language) })}
        onAnswer={refresh}
        onClose={() => setRemoved(undefined)}
      />
    </Card>
  )
}

import {
  BridgeArt,
  Button,
  type ButtonKind,
  Card,
  IconButton,
  LanguageSwitch,
  Money,
  Notice,
  PageBody,
  PageHeader,
  Row,
  Spinner,
  Stack,
  StatusBadge,
} from '@shuttle/ui'
import { Plus, RefreshCw } from 'lucide-react'
import { choice } from '../choice'
import { texts } from '../texts'

const KINDS: ButtonKind[] = ['primary', 'soft', 'text', 'danger']

export const ControlsStory = () => (
  <main>
    <PageHeader title={texts.longText} back={{ label: texts.back, onBack: () => {} }} />
    <PageBody>
      <Card title="Button">
        <Stack>
          <Row>
            {KINDS.map((kind) => (
              <Button key={kind} kind={kind}>
                {texts.retry}
              </Button>
            ))}
          </Row>
          <Row>
            <Button loading>{texts.confirm}</Button>
            <Button disabled>{texts.confirm}</Button>
            <Button icon={<RefreshCw size={18} />} kind="soft">
              {texts.retry}
            </Button>
          </Row>
          <Button block>{texts.confirm}</Button>
          <Button block kind="soft">
            {texts.longText}
          </Button>
          <Row spread="fill">
            <Button kind="soft">{texts.keep}</Button>
            <Button>{texts.done}</Button>
          </Row>
          <Row>
            <IconButton label={texts.more(texts.adult)} icon={<Plus />} />
            <IconButton label={texts.more(texts.adult)} icon={<Plus />} kind="soft" />
            <IconButton label={texts.more(texts.adult)} icon={<Plus />} kind="soft" aria-disabled />
          </Row>
        </Stack>
      </Card>
      <Card title="StatusBadge" aside={<StatusBadge tone="warning">{texts.status.unpaid}</StatusBadge>}>
        <Row>
          <StatusBadge>{texts.status.used}</StatusBadge>
          <StatusBadge tone="info">{texts.status.refunding}</StatusBadge>
          <StatusBadge tone="success">{texts.status.paid}</StatusBadge>
          <StatusBadge tone="danger">{texts.status.cancelled}</StatusBadge>
        </Row>
      </Card>
      <Card title="Notice">
        <Stack gap="sm">
          <Notice>{texts.info}</Notice>
          <Notice kind="success">{texts.success}</Notice>
          <Notice kind="warning" title={texts.warning} action={<Button kind="text">{texts.retry}</Button>}>
            {texts.longText}
          </Notice>
          <Notice kind="danger">{texts.danger}</Notice>
        </Stack>
      </Card>
      <Card title="Money, Spinner, BridgeArt, LanguageSwitch">
        <Stack>
          <Row>
            <Money amount="HK$65.00" size="sm" />
            <Money amount="HK$65.00" />
            <Money amount="¥1,265.00" size="lg" />
          </Row>
          <Row>
            <Spinner label={texts.loading} />
            <Spinner label={texts.loading} size="lg" />
          </Row>
          <BridgeArt />
          <LanguageSwitch label={texts.language} value={choice.language} onChange={() => {}} />
        </Stack>
      </Card>
    </PageBody>
  </main>
)

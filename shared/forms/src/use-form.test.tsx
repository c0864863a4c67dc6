import { ApiError } from '@shuttle/contracts'
import { aMember, renderPage } from '@shuttle/testing'
import { TextField } from '@shuttle/ui'
import { screen, waitFor } from '@testing-library/react'
import { Form } from './form'
import { formTexts } from './texts'
import { type FormOptions, useForm } from './use-form'

interface Values {
  email: string
  password: string
}
type Options = Partial<FormOptions<Values, string, 'NAME_TAKEN'>>

const check = ({ email, password }: Values) => ({
  email: email === '' ? ('EMAIL_BLANK' as const) : email === 'taken' ? ('NAME_TAKEN' as const) : undefined,
  password: password === '' ? ('PASSWORD_BLANK' as const) : undefined,
})

const SignUp = (options: Options) => {
  const form = useForm<Values, string, 'NAME_TAKEN'>({
    name: 'a test',
    initial: () => ({ email: '', password: '' }),
    check,
    texts: { NAME_TAKEN: 'This name is taken' },
    send: async () => 'sent',
    ...options,
  })
  return (
    <Form form={form} title="Sign up" submitLabel="Send" pendingLabel="Sending">
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('password')} label="Password" type="password" autoComplete="current-password" />
    </Form>
  )
}

const { violation } = formTexts.en
const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/)
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/)
const hasError = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
const open = (options: Options = {}) => {
  const opened = renderPage({
    at: '/',
    screen: <SignUp {...options} />,
    texts: {},
    session: aMember(),
    takesFaults: true,
  })
  const submit = () => opened.user.click(screen.getByRole('button', { name: 'Send' }))
  const fill = async (address = 'a@b.c', secret = 'demo1234') => {
    await opened.user.type(email(), address)
    await opened.user.type(password(), secret)
  }
  return { ...opened, submit, fill }
}
const refuse = (code: string) => async () => {
  throw new ApiError({ kind: 'refused', code })
}

beforeEach(() => sessionStorage.clear())

describe('a form with values that its check finds wrong', () => {
  it('shows no error before the first submit', async () => {
    const { user } = open()
    await user.type(email(), 'x')
    await user.clear(email())
    expect([hasError(email()), hasError(password())]).toEqual([false, false])
  })

  it('shows each error at its field, focuses the first field and sends nothing', async () => {
    const send = jest.fn(async () => 'sent')
    const { submit } = open({ send })
    await submit()
    expect(screen.getByText(violation.EMAIL_BLANK)).toBeTruthy()
    expect(screen.getByText(violation.PASSWORD_BLANK)).toBeTruthy()
    expect(document.activeElement).toBe(email())
    expect(send).not.toHaveBeenCalled()
  })

  it('focuses the second field when the first is right', async () => {
    const { user, submit } = open()
    await user.type(email(), 'a@b.c')
    await submit()
    expect(document.activeElement).toBe(password())
  })

  it('removes the error of a field as soon as its value is right', async () => {
    const { user, submit } = open()
    await submit()
    await user.type(email(), 'a@b.c')
    expect([hasError(email()), hasError(password())]).toEqual([false, true])
  })

  it('shows the sentence of the form for a code of its own', async () => {
    const { fill, submit } = open()
    await fill('taken')
    await submit()
    expect(screen.getByText('This name is taken')).toBeTruthy()
  })
})

describe('a form that the service refuses', () => {
  it('shows the refusal at the field of its code, focuses the field and keeps the values', async () => {
    const { fill, submit } = open({ send: refuse('BAD_CREDENTIALS') })
    await fill()
    await submit()
    await waitFor(() => expect(hasError(password())).toBe(true))
    expect(document.activeElement).toBe(password())
    expect([email().value, password().value]).toEqual(['a@b.c', 'demo1234'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('removes the refusal when a value changes', async () => {
    const { fill, submit, user } = open({ send: refuse('BAD_CREDENTIALS') })
    await fill()
    await submit()
    await waitFor(() => expect(hasError(password())).toBe(true))
    await user.type(email(), 'd')
    expect(hasError(password())).toBe(false)
  })

  it('shows a refusal of no field above the button', async () => {
    const { fill, submit } = open({ send: refuse('TOO_MANY_REQUESTS') })
    await fill()
    await submit()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect([hasError(email()), hasError(password())]).toEqual([false, false])
  })

  it('clears only the values that are valid for one try', async () => {
    const { fill, submit } = open({ send: refuse('BAD_CREDENTIALS'), clearedByFailure: { password: '' } })
    await fill()
    await submit()
    await waitFor(() => expect(password().value).toBe(''))
    expect(email().value).toBe('a@b.c')
  })
})

describe('a form that is sent', () => {
  it('sends once however often the passenger submits it, and reports the result with the values', async () => {
    let resolve: (result: string) => void = () => undefined
    const send = jest.fn(
      () =>
        new Promise<string>((done) => {
          resolve = done
        }),
    )
    const onDone = jest.fn()
    const { fill, submit, user } = open({ send, onDone })
    await fill()
    await submit()
    await user.type(password(), '{Enter}{Enter}')
    resolve('sent')
    const values = { email: 'a@b.c', password: 'demo1234' }
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('sent', values))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('asks for confirmation instead of sending when it has a question', async () => {
    const send = jest.fn(async () => 'sent')
    const confirm = jest.fn()
    const { fill, submit } = open({ send, confirm })
    await fill()
    await submit()
    expect([confirm.mock.calls.length, send.mock.calls.length]).toEqual([1, 0])
  })
})

describe('a form with a draft', () => {
  it('begins with the values of the draft when it is opened again', async () => {
    const first = open({ draft: 'a-test' })
    await first.fill()
    first.unmount()
    open({ draft: 'a-test' })
    expect(email().value).toBe('a@b.c')
  })

  it('begins empty again once it was sent', async () => {
    const onDone = jest.fn()
    const first = open({ draft: 'a-test', onDone })
    await first.fill()
    await first.submit()
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    first.unmount()
    open({ draft: 'a-test' })
    expect(email().value).toBe('')
  })
})

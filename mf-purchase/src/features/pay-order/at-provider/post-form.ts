import type { FormLaunch } from '@shuttle/contracts'

/** Leaves the site by a post to the provider; the page's policy lists the allowed origins. */
export const postForm = ({ action, fields }: FormLaunch): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

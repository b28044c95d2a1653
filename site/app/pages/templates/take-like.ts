import type { FormAnswer, TemplateLikes } from '@talkgraph/wire/site-data'
import { data } from 'react-router'
import { fieldsOf, isExcess } from '../../forms/answer-form.js'
import { siteData } from '../../site-data.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/detail'

/** Takes the like of a template's page, and gives a browser that has none yet the cookie by which its likes count once. */
export async function takeLike({ request, params, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request)
  const { forms } = context.get(siteData)
  const cookie = request.headers.get('cookie') ?? undefined
  try {
    const { cookie: made, ...answer } = await forms.like(params.id, fields, { cookie })
    return data<FormAnswer<TemplateLikes>>(
      answer,
      made === undefined ? {} : { headers: { 'Set-Cookie': made } },
    )
  } catch (error) {
    if (!isExcess(error)) context.get(visitContext).failed(error)
    const message = isExcess(error)
      ? 'That was often. Please try again tomorrow.'
      : 'Something went wrong. Please try again later.'
    return data<FormAnswer<TemplateLikes>>(
      { status: 'error', message, data: null },
      { status: isExcess(error) ? 429 : 500 },
    )
  }
}

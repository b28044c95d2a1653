import { botParameter, loaderFileName } from '@talkgraph/wire/bundles'
import type { RecordHolder } from '@talkgraph/wire/launcher-record'
import { Hono } from 'hono'
import { bundleFolder } from '../../base/folders.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import { harmless } from '../../platform/http/harmless.js'
import {
  answerReady,
  forAMinute,
  makeReady,
  type ReadyAnswer,
  type Representation,
  represent,
} from '../../platform/http/ready-answer.js'
import { mediaType, readStatic } from '../../platform/http/static-file.js'
import { forAnyOrigin } from '../../platform/middleware/any-origin.js'
import { readerOf } from '../../platform/origins/origin-rules.js'
import type { Services } from '../services/services.js'

const property = 'talkgraphRecord' satisfies keyof RecordHolder<unknown>

/**
 * `GET /talkgraph-loader.js?bot=ID`: the loader with that bot's launcher record in front, so that the page need not wait
 * for another answer. A browser does not say which site asks for a script, so a bot that only some sites may show gets no
 * record here.
 */
export function loaderRoutes({ bots }: Pick<Services, 'bots'>, folder: URL = bundleFolder): Hono {
  const ready = new WeakMap<
    LiveBot,
    { readonly file: Representation; readonly answer: Promise<ReadyAnswer> }
  >()

  return new Hono().get(`/${loaderFileName}`, async (context, next) => {
    const id = context.req.query(botParameter)
    // The loader works without the record, and so without the database.
    const live = id ? await bots.find(id).catch(() => undefined) : undefined
    const file = await readStatic(new URL(loaderFileName, folder))
    if (!live || !file || readerOf(live.settings, undefined) === null) return next()
    const known = ready.get(live)
    if (known?.file === file) return answerReady(context, await known.answer)
    const answer = withRecord(live, file)
    ready.set(live, { file, answer })
    return answerReady(context, await answer)
  })
}

async function withRecord({ record }: LiveBot, { bytes }: Representation): Promise<ReadyAnswer> {
  // A page without a charset garbles anything but ASCII. A module has no tag to put it on.
  const literal = record.replace(
    /[^\x20-\x7e]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const code = `Object.assign(document.currentScript||{},{${property}:${literal}});\n${Buffer.from(bytes)}`
  return makeReady(await represent(code), {
    'Content-Type': mediaType(loaderFileName),
    'Cache-Control': forAMinute,
    ...forAnyOrigin,
    ...harmless,
  })
}

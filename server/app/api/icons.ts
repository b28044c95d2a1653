import { randomBytes } from 'node:crypto'
import { iconsPath } from '@talkgraph/wire/addresses'
import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { type IconType, iconTypes } from '../../bots/appearance/details.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { typeOfBytes } from '../../platform/uploads/index.js'
import { noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { fileField, formBody } from './call/form-body.js'
import { changeBot } from './change-bot.js'
import { botParams } from './params.js'
import { list } from './text.js'

const largestIcon = 1_000_000

const iconType = v.picklist(iconTypes)
const about = {
  tag: 'Appearance',
  path: '/chatbots/{chatbotId}/icons',
  params: botParams,
  query: nothing,
} as const

/** Gives a bot an icon (decision 307). */
export const updateIcon = defineBotCall({
  ...about,
  method: 'POST',
  id: 'updateIcon',
  summary: 'Give a bot an icon',
  description:
    'Takes a PNG, JPEG, GIF, WebP or AVIF image of at most 1,000,000 bytes, which is known by its content and not by its name. An earlier icon of this type goes. Pages show `BOT` as logo and avatar and `CHATBUBBLE` in the launcher; an icon is served at `/icons/{iconSrcId}`.',
  body: formBody(
    v.strictObject({
      iconType: v.pipe(iconType, v.description('Which icon it is.')),
      iconSrc: fileField('The image.'),
    }),
    'iconSrc',
    { iconType: 'BOT' },
    largestIcon,
  ),
  data: v.strictObject({
    chatbotId: v.string(),
    iconType,
    iconSrcId: v.pipe(v.string(), v.description('What stands in the bot’s settings.')),
    url: v.pipe(v.string(), v.description('Where the icon is served.')),
  }),
  example: {
    chatbotId: 'shop',
    iconType: 'BOT',
    iconSrcId: 'icon-AbCdEfGhIjKlMnOpQrStUvWxYz012345.png',
    url: 'https://chat.example/icons/icon-AbCdEfGhIjKlMnOpQrStUvWxYz012345.png',
  },
  message: 'Icon updated',
  failure: 'CHATBOT_ICON_UPDATE_FAILED',
  run: async ({ store, uploads, publicUrl }, { bot, body: { iconType, iconSrc }, context }) => {
    const { type, extension } = typeOfBytes(iconSrc.begin)
    if (!type.startsWith('image/'))
      throw new ApiError('REQUEST_VALIDATION_FAILED', {
        details: [{ path: 'iconSrc', message: 'Expected a PNG, JPEG, GIF, WebP or AVIF image' }],
      })
    const id = `icon-${randomBytes(24).toString('base64url')}.${extension}`
    const url = `${ownOrigin(context, publicUrl)}${iconsPath}/${id}`
    await uploads.put(id, iconSrc)
    let earlier: string | undefined
    try {
      await changeBot(store, bot, details => {
        earlier = details.icons[iconType]?.id
        return { ...details, icons: { ...details.icons, [iconType]: { id, url } } }
      })
    } catch (error) {
      await uploads.remove(id)
      throw error
    }
    if (earlier !== undefined) await uploads.remove(earlier)
    return { chatbotId: bot.id, iconType, iconSrcId: id, url }
  },
})

/** Takes all icons of a bot away (decision 307). */
export const deleteIcons = defineBotCall({
  ...about,
  method: 'DELETE',
  id: 'deleteIcons',
  summary: 'Take the icons of a bot away',
  body: noBody,
  data: v.strictObject({ chatbotId: v.string(), deleted: list(iconType) }),
  example: { chatbotId: 'shop', deleted: ['BOT'] },
  message: 'Icons deleted',
  failure: 'CHATBOT_ICON_DELETE_FAILED',
  run: async ({ store, uploads }, { bot }) => {
    const gone = new Map<IconType, string>()
    await changeBot(store, bot, details => {
      for (const type of iconTypes) {
        const icon = details.icons[type]
        if (icon) gone.set(type, icon.id)
      }
      return { ...details, icons: {} }
    })
    for (const id of gone.values()) await uploads.remove(id)
    return { chatbotId: bot.id, deleted: [...gone.keys()] }
  },
})

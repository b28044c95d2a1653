import { apiTexts, mainCalls } from '../../../content/install/api.js'
import { guidePath } from '../../../content/install/guides.js'
import type { SideGroup } from '../../kit/side-menu.js'
import type { ShownCall } from '../api-reference/api-tab.js'

const api = `${guidePath('')}?tab=api`

/** What the menu beside both tabs leads to: the parts of the guide, the main calls with their methods, and the groups of all calls. */
export function sideGroups({
  guide,
  sections,
  tab,
  tag,
  tags,
  calls,
}: {
  readonly guide: { readonly slug: string }
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly tab: string
  readonly tag: string | undefined
  readonly tags: readonly string[]
  readonly calls: readonly ShownCall[]
}): readonly SideGroup[] {
  const isMain = tab === 'api' && tag === undefined
  // A part of this page is an anchor, so that nothing is fetched.
  const start = { name: apiTexts.start.name, to: `${isMain ? '' : api}#${apiTexts.start.id}` }
  return [
    {
      title: 'Docs',
      items: sections.map(({ id, title }) => ({
        name: title,
        to: `${tab === 'docs' ? '' : guidePath(guide.slug)}#${id}`,
      })),
    },
    {
      title: 'Api',
      items: [
        start,
        ...mainCalls.map(({ id, name, operation }) => ({
          name,
          to: `${isMain ? '' : api}#${id}`,
          mark: methods[operation],
        })),
      ],
    },
    {
      title: apiTexts.others,
      items: tags.map(name => ({
        name,
        to: `${api}&calls=${name.toLowerCase()}`,
        isHere: name === tag,
        items:
          name === tag
            ? calls.map(({ id, name, call }) => ({ name, to: `#${id}`, mark: call.method }))
            : [],
      })),
    },
  ]
}

/** What stands before a call's name where its description is not read. */
const methods: Readonly<Record<string, string>> = {
  listChatbotsToo: 'GET',
  createChatbot: 'POST',
  fetchChatbot: 'GET',
  deleteChatbot: 'DELETE',
  updateAppearance: 'PATCH',
  updateIcon: 'POST',
  deleteIcons: 'DELETE',
  sendMessage: 'POST',
  reactToMessage: 'PATCH',
}

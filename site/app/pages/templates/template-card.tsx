import { Badge, LinkButton } from '@talkgraph/ui'
import type { TemplateCard as Template } from '@talkgraph/wire/site-data'
import { Heart } from 'lucide-react'
import { templatePath } from '../../catalogue/addresses.js'
import { ItemCard } from '../../catalogue/item-card.js'
import { withinPage } from '../../kit/within-page.js'

/** A template in the gallery; Quick Preview opens its chat, or without a script its page. */
export function TemplateCard({
  template,
  onPreview,
}: {
  readonly template: Template
  readonly onPreview: (template: Template) => void
}) {
  const href = templatePath(template)
  return (
    <ItemCard
      item={template}
      href={href}
      level={3}
      badge={isNew(template.createdAt) && <Badge tone="accent">NEW</Badge>}
      meta={
        template.likes > 0 && (
          <>
            <Heart size={16} aria-hidden="true" />
            <span>
              {template.likes} {template.likes === 1 ? 'like' : 'likes'}
            </span>
          </>
        )
      }
      actions={
        <LinkButton
          href={href}
          size="small"
          aria-label={`Quick Preview: ${template.title}`}
          onClick={withinPage(() => onPreview(template))}
        >
          Quick Preview
        </LinkButton>
      }
    />
  )
}

const newFor = 7 * 86_400_000

/** Whether a template was made within the last seven days. */
function isNew(createdAt: string, now = Date.now()): boolean {
  const age = now - Date.parse(createdAt)
  return age >= 0 && age <= newFor
}

import { Accordion, Badge, Grid, IconButton, LinkButton, ToastProvider } from '@talkgraph/ui'
import { Bot, Maximize2, Share2, Star, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { categoryBySlug } from '../../../content/categories.js'
import { galleryPage } from '../../../content/gallery.js'
import { bookDemo } from '../../../content/places.js'
import { tellFigures, tellQuestions } from '../../../content/tell.js'
import { implementationSteps, templateFaq } from '../../../content/template-page.js'
import { pathToUse, slugOfTitle, templatePath } from '../../catalogue/addresses.js'
import { Cover } from '../../catalogue/cover.js'
import layout from '../../catalogue/layout.module.css'
import { RichContent } from '../../catalogue/rich-content.js'
import { claimsIn, useClaims } from '../../claims.js'
import { PageHead } from '../../kit/page-head.js'
import { useLaterPart } from '../../kit/use-later-part.js'
import { withinPage } from '../../kit/within-page.js'
import { pageMeta } from '../../meta/page-meta.js'
import { siteData } from '../../site-data.js'
import { visitContext } from '../../visit.js'
import type { Route } from './+types/detail'
import styles from './detail.module.css'
import { templateJsonLd } from './json-ld.js'
import { LikeButton } from './like-button.js'
import { MediaDialog } from './media-dialog.js'
import { PreviewButton } from './preview-button.js'
import { PreviewPanel } from './preview-panel.js'
import { ReadingProgress } from './reading-progress.js'
import { RelatedTemplates } from './related-templates.js'
import { ShareBlock } from './share-block.js'
import { shareBlock } from './share-links.js'
import { takeLike } from './take-like.js'
import { TitledGrid } from './titled-grid.js'

export const handle = { script: true, ownChat: true }

const loadShareDialog = async () => (await import('./share-dialog.js')).ShareDialog

export async function loader({ params, context }: Route.LoaderArgs) {
  const { templates } = context.get(siteData)
  const found = await templates.find(params.id)
  if (!found) throw new Response(null, { status: 404 })
  // What is only played is fetched when it is.
  const { bot: _, content, ...template } = found
  if (
    params.category !== template.category.slug ||
    (params.slug ?? '') !== slugOfTitle(template.title)
  )
    throw redirect(templatePath(template), 301)
  const known = categoryBySlug(template.category.slug)
  return {
    template,
    html: content.html,
    category: known.slug === template.category.slug ? known.name : template.category.name,
    benefits: template.benefits.length > 0 ? template.benefits : known.benefits,
    related: await templates.related(template.id),
    link: context.get(visitContext).origin + templatePath(template),
  }
}

export const action = takeLike

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { template, category, link } = loaderData
  return pageMeta(args, {
    title: `${template.title}: free ${category} chatbot template`,
    description: template.description,
    kind: 'article',
    picture: template.coverImage,
    jsonLd: templateJsonLd({
      template,
      category,
      link,
      questions: tellQuestions(templateFaq(template.title, category), claimsIn(args.matches)),
    }),
  })
}

export default function Detail({ loaderData, actionData }: Route.ComponentProps) {
  const { template, html, category, benefits, related, link } = loaderData
  const [isSharing, setSharing] = useState(false)
  const ShareDialog = useLaterPart(loadShareDialog, isSharing)
  useEffect(() => {
    if (isSharing && ShareDialog === null) location.hash = shareBlock
  }, [isSharing, ShareDialog])
  const [isLarge, setLarge] = useState(false)
  const claims = useClaims()
  const questions = tellQuestions(templateFaq(template.title, category), claims)
  const stats = tellFigures(galleryPage.templateStats, claims)
  return (
    <ToastProvider>
      <ReadingProgress />
      <div className={styles.wrapper}>
        <article className={layout.page}>
          <div className={styles.column}>
            <PageHead
              title={template.title}
              lead={template.description}
              trail={[
                { label: 'Templates', href: '/templates' },
                { label: category, href: `/templates/${template.category.slug}` },
              ]}
            >
              <p className={styles.kind}>
                <Badge tone="accent">{category}</Badge> Free {category} Chatbot Template
              </p>
              <ul className={styles.facts}>
                {template.forks > 0 && (
                  <li>
                    <Users size={16} aria-hidden="true" /> {counted(template.forks, 'use')}
                  </li>
                )}
                {claims['templates.rating'] && (
                  <li>
                    <Star size={16} aria-hidden="true" /> {claims['templates.rating']}
                  </li>
                )}
              </ul>
              <div className={layout.actions}>
                <LinkButton
                  href={pathToUse(template.slug)}
                  target="_blank"
                  variant="primary"
                  size="large"
                >
                  Use This Template
                </LinkButton>
                <PreviewButton template={template} />
                <LikeButton likes={template.likes} posted={actionData} />
                <LinkButton
                  href={`#${shareBlock}`}
                  size="large"
                  icon={<Share2 size={16} aria-hidden="true" />}
                  onClick={ShareDialog === null ? undefined : withinPage(() => setSharing(true))}
                >
                  Share
                </LinkButton>
              </div>
            </PageHead>
            <div className={styles.cover}>
              {template.coverImage || template.sketch.nodes.length > 1 ? (
                <Cover item={template} eager />
              ) : (
                <div className={styles.missing}>
                  <Bot size={64} aria-hidden="true" />
                </div>
              )}
              <span className={styles.enlarge}>
                <IconButton
                  label="Enlarge"
                  variant="quiet"
                  size="small"
                  icon={<Maximize2 size={16} />}
                  onClick={() => setLarge(true)}
                />
              </span>
            </div>
            {html === undefined ? (
              <p className={styles.unable}>Unable to display content</p>
            ) : (
              <RichContent html={html} />
            )}
            <ShareBlock link={link} title={template.title} />
            {template.tags.length > 0 && (
              <section aria-labelledby="tags" className={styles.part}>
                <h2 id="tags">Related tags</h2>
                <ul className={styles.tags}>
                  {template.tags.map(tag => (
                    <li key={tag}>
                      <a href={`/templates/all?${new URLSearchParams({ search: tag })}`}>{tag}</a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <TitledGrid title="Key features" items={template.features} />
            <TitledGrid title={`Why choose ${template.title}?`} items={benefits} />
            <section className={styles.part} aria-labelledby="steps">
              <h2 id="steps">Live in six steps</h2>
              <ol className={styles.steps}>
                {implementationSteps.map(({ title, text, time }) => (
                  <li key={title}>
                    <h3>
                      {title} <span className={styles.time}>{time}</span>
                    </h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        </article>
        <PreviewPanel template={template} />
      </div>
      <div className={layout.page}>
        <RelatedTemplates
          category={{ name: category, slug: template.category.slug }}
          related={related}
        />
        <p className={styles.all}>
          <LinkButton href="/templates" target="_blank" size="large">
            View All {category} Templates
          </LinkButton>
        </p>
        {stats.length > 0 && (
          <div className={styles.stats}>
            <Grid as="dl" column="narrow" fit>
              {stats.map(({ value, words }) => (
                <div key={words} className={styles.stat}>
                  <dt>{words}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Grid>
          </div>
        )}
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Accordion
            single="template-faq"
            items={questions.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
          <div className={layout.actions}>
            <LinkButton href={bookDemo} target="_blank" size="large">
              Schedule a Free Demo
            </LinkButton>
          </div>
        </section>
      </div>
      <section className={layout.banner}>
        <h2>Ready to Build?</h2>
        <LinkButton href={pathToUse(template.slug)} target="_blank" variant="primary" size="large">
          Start free
        </LinkButton>
      </section>
      {ShareDialog && (
        <ShareDialog
          link={link}
          title={template.title}
          open={isSharing}
          onOpenChange={setSharing}
        />
      )}
      {isLarge && (
        <MediaDialog label={`Cover of ${template.title}`} onClose={() => setLarge(false)}>
          <Cover item={template} eager />
        </MediaDialog>
      )}
    </ToastProvider>
  )
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

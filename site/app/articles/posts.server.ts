import { type Article, readArticle } from './read-article.js'

/** A post of the blog, without its text. */
export interface PostAbout {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** The day it was published, as `2026-11-24`. */
  readonly date: string
  /** What it is about, in a word or two. */
  readonly topic: string
  readonly minutes: number
}

/** A post with its text. */
export interface Post extends PostAbout, Pick<Article, 'html' | 'headings'> {}

const files = import.meta.glob<string>('../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The posts of the blog, the newest first. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, file]) => postOf(path.replace(/^.*\/|\.md$/g, ''), readArticle(file)))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

/** The page of a post. */
export const postPath = (slug: string): string => `/blog/${slug}`

/** A post as lists show it. */
export const withoutText = ({ html: _, headings: __, ...about }: Post): PostAbout => about

function postOf(slug: string, { about, html, headings, minutes }: Article): Post {
  const field = (name: string): string => {
    const value = about[name]
    if (typeof value !== 'string' || value === '')
      throw new Error(`The post ${slug} has no ${name}.`)
    return value
  }
  return {
    slug,
    title: field('title'),
    description: field('description'),
    date: field('date'),
    topic: field('topic'),
    html,
    headings,
    minutes,
  }
}

// `node bench/collect-mails.mjs FOLDER`: puts the mails of the repositories in a folder, with the answers that they know, to where
// `npm run bench -- mails` reads them. bench/README says which repositories they are.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say in which folder the repositories are: node bench/collect-mails.mjs FOLDER')
  process.exit(1)
}
const target = process.env.BENCH_MAILS ?? fileURLToPath(new URL('../.cache/mails', import.meta.url))

const read = (...path) => readFileSync(join(folder, ...path))
const readText = (...path) => read(...path).toString('utf8')
const mailsIn = (ending, ...path) =>
  readdirSync(join(folder, ...path)).filter(name => name.endsWith(ending))
const textIn = literal => JSON.parse(`"${literal.replaceAll('\\\n', '')}"`)

const corpora = {
  crisp: () => {
    const home = ['crisp-oss+email-reply-parser', 'test']
    const tests = readText(...home, 'test.js')
    const [, common] = /COMMON_FIRST_FRAGMENT = '(.*?)';/s.exec(tests)
    return [...tests.matchAll(/export function \w+\(test\)\s*\{(.*?)\n\};?\n/gs)].flatMap(
      ([, body]) => {
        const [, name] = /get_email\("(\w+)"\)/.exec(body) ?? []
        const [, own] =
          /test\.equal\("((?:[^"\\]|\\.)*)", (?:(?:reply\.)?fragments\[0\]\.toString\(\)|email\.getVisibleText\(\))/.exec(
            body,
          ) ?? []
        const answer = body.includes('COMMON_FIRST_FRAGMENT') ? common : own
        if (name === undefined || answer === undefined) return []
        const mail = `${name}.txt`
        return [{ name: mail, mail: read(...home, 'fixtures', mail), answer: textIn(answer) }]
      },
    )
  },
  talon: () => {
    const home = ['mailgun+talon', 'tests', 'fixtures', 'standard_replies']
    const answers = mailsIn('_reply_text', ...home)
    return mailsIn('.eml', ...home).map(name => {
      const own = answers.find(each => each === name.replace('.eml', '_reply_text'))
      return { name, mail: read(...home, name), answer: own ? readText(...home, own) : 'Hello' }
    })
  },
  'talon-html': () => {
    const home = ['mailgun+talon', 'tests', 'fixtures', 'html_replies']
    const head =
      'From: Ann <ann@a.example>\r\nSubject: Re: x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n'
    return mailsIn('.html', ...home).map(name => ({
      name: `${name}.eml`,
      mail: Buffer.concat([Buffer.from(head), read(...home, name)]),
      answer: 'Hi. I am fine.\n\nThanks,\nAlex',
    }))
  },
  discourse: () => {
    const home = ['discourse+email_reply_trimmer', 'test']
    return mailsIn('.txt', ...home, 'emails').map(name => ({
      name,
      mail: read(...home, 'emails', name),
      answer: readText(...home, 'trimmed', name),
    }))
  },
  activecollab: () => {
    const home = ['activecollab+EmailReplyExtractor', 'test']
    const tests = readText(
      ...[...home, 'src', 'ActiveCollab', 'EmailReplyExtractor', 'ExampleMessagesTest.php'],
    )
    const found = /case '([\w.-]+)'[:;]\s*(?:\/\/[^\n]*\s*)?return (?:'(.*?)'|"(.*?)");/gs
    const answers = new Map(
      [...tests.matchAll(found)].map(([, name, plain, escaped]) => [
        name,
        plain ?? textIn(escaped),
      ]),
    )
    return mailsIn('.eml', ...home, 'example_messages').map(name => ({
      name,
      mail: withoutVerdicts(read(...home, 'example_messages', name)),
      answer: answers.get(name) ?? 'Email Reply',
    }))
  },
  t2bot: () => {
    const home = ['t2bot+node-email-reply-parser', 'test']
    const tests = readText(...home, 'ParserTest.js')
    const [, formats] = /DATE_FORMATS = \[(.*?)\];/s.exec(tests)
    const below = readText(...home, 'fixtures', 'email_with_date_headers.txt')
    const dated = [...formats.matchAll(/^\s*(['"])(.*?)\1,/gm)].map(([, , header], number) => ({
      name: `date_${number}.txt`,
      mail: below.replace('[DATE]', () => header),
      answer: 'Thank you very much.',
    }))
    const [, third] = /var visibleText = ("[^;]*);/.exec(tests)
    const others = {
      'email_custom_quote_header.txt': 'Thank you!',
      'email_customer_quote_header_2.txt': 'Thank you very much.',
      'email_customer_quote_header_3.txt': [...third.matchAll(/"(.*?)"/g)]
        .map(([, line]) => textIn(line))
        .join(''),
    }
    return [
      ...dated,
      ...Object.entries(others).map(([name, answer]) => ({
        name,
        mail: read(...home, 'fixtures', name),
        answer,
      })),
    ]
  },
}

/** What a receiving server wrote of the sender: the addresses were made up since. */
function withoutVerdicts(mail) {
  const head = /^(?:Authentication-Results|Received-SPF):.*\n(?:[ \t].*\n)*/gim
  return Buffer.from(mail.toString('latin1').replaceAll(head, ''), 'latin1')
}

for (const [corpus, mails] of Object.entries(corpora)) {
  const home = join(target, corpus)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const all = mails()
  for (const { name, mail, answer } of all) {
    writeFileSync(join(home, name), mail)
    writeFileSync(join(home, `${name}.answer`), answer)
  }
  console.log(`${corpus}: ${all.length}`)
}

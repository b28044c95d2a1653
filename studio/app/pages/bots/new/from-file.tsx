import { Button, Callout } from '@talkgraph/ui'
import { useState } from 'react'
import type { Imported } from 'talkgraph/builder'
import { wordsOf } from '../../../api/problem.js'
import { Buttons } from '../../../forms/form.js'
import type { BotFile } from '../api/bot-file.js'
import { useImport } from '../api/mutations.js'
import { bringFiles } from '../bring/bring-files.js'
import { FilesPlace } from '../bring/files-place.js'
import { ReportOfImport } from '../bring/report-of-import.js'
import styles from './from-file.module.css'

/** Makes a bot of a bot file, or of what Typebot exports; `onMade` is told whether there is something to look through. */
export function FromFile({
  onMade,
}: {
  readonly onMade: (id: string, isImported: boolean) => void
}) {
  const [fault, setFault] = useState<string>()
  const [imported, setImported] = useState<Imported>()
  const make = useImport()
  const store = (bot: BotFile, isImported: boolean) =>
    make.mutate(bot, {
      onSuccess: id => onMade(id, isImported),
      onError: error => setFault(wordsOf(error)),
    })
  const take = async (files: readonly File[]) => {
    if (make.isPending) return
    const read = await bringFiles(files)
    setImported(undefined)
    setFault('fault' in read ? read.fault : undefined)
    if ('fault' in read) return
    const { brought, name } = read
    if (brought.is === 'typebot') setImported(brought.imported)
    else store({ ...brought.own.draft, name }, false)
  }
  return (
    <div className={styles.area}>
      <FilesPlace
        onFiles={files => void take(files)}
        busy={make.isPending ? 'Storing the bot' : undefined}
      >
        <p>
          Drop a bot file here, or one that Typebot exported; JSON of at most 5 MB. If bots of
          Typebot link to each other, choose all of their files at once.
        </p>
      </FilesPlace>
      {fault !== undefined && (
        <Callout tone="bad" title="No bot was made" live>
          <p className={styles.fault}>{fault}</p>
        </Callout>
      )}
      {imported && (
        <section className={styles.found} aria-labelledby="found">
          <h2 id="found" tabIndex={-1} ref={heading => heading?.focus()}>
            <bdi>{imported.bot.name}</bdi>, from Typebot
          </h2>
          <ReportOfImport report={imported.report} />
          <p>
            What is told here stands at its steps as well, until you have seen to it. The bot begins
            as a draft: nobody sees it before you publish it.
          </p>
          <Buttons>
            <Button onClick={() => setImported(undefined)}>Choose another file</Button>
            <Button
              variant="primary"
              busy={make.isPending}
              onClick={() => store(imported.bot, true)}
            >
              Make the bot
            </Button>
          </Buttons>
        </section>
      )}
    </div>
  )
}

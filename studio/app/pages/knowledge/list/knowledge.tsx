import { Button, Menu, MenuItem } from '@talkgraph/ui'
import { FileText, Globe, MessageCircleQuestion, Plus } from 'lucide-react'
import { useState } from 'react'
import { Page, Stack } from '../../../shell/page.js'
import { AddFile } from '../add/add-file.js'
import { AddPairs } from '../add/add-pairs.js'
import { AddSite } from '../add/add-site.js'
import { Ask } from '../ask/ask.js'
import { Meaning } from '../meaning/meaning.js'
import { Proposed } from '../proposed/proposed.js'
import { TestSet } from '../test-set/test-set.js'
import { Unanswered } from '../unanswered/unanswered.js'
import { SourceList } from './source-list.js'

/** The room Knowledge: what bots answer from, and what they could not answer. */
export function Knowledge() {
  const [adding, setAdding] = useState<'site' | 'file' | 'pairs'>()
  const close = () => setAdding(undefined)
  return (
    <Page
      title="Knowledge"
      help="What your bots answer from: your site, single pages, files, and questions with their answers."
      action={
        <Menu
          trigger={
            <Button variant="primary" icon={<Plus size={16} />}>
              Add a source
            </Button>
          }
        >
          <MenuItem icon={<Globe size={16} />} onSelect={() => setAdding('site')}>
            A site or a page
          </MenuItem>
          <MenuItem icon={<FileText size={16} />} onSelect={() => setAdding('file')}>
            A file
          </MenuItem>
          <MenuItem icon={<MessageCircleQuestion size={16} />} onSelect={() => setAdding('pairs')}>
            Questions with answers
          </MenuItem>
        </Menu>
      }
    >
      <Stack>
        <SourceList onAdd={() => setAdding('site')} />
        <Proposed />
        <Meaning />
        <Ask />
        <Unanswered />
        <TestSet />
      </Stack>
      {adding === 'site' && <AddSite onClose={close} />}
      {adding === 'file' && <AddFile onClose={close} />}
      {adding === 'pairs' && <AddPairs onClose={close} />}
    </Page>
  )
}

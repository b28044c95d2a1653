import { act } from 'react'
import { expect, test } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { DraftRoomContext } from '../../model/draft/use-draft.js'
import { FlowContext } from '../../model/edit/flow-context.js'
import { openRoom, scratch } from '../../testing/open-room.js'
import { AddStep } from './add-step.js'
import { Palette } from './palette.js'

async function open() {
  const opened = openRoom(scratch)
  const { home } = await show(
    <DraftRoomContext value={opened.room}>
      <FlowContext value={opened.flowRoom}>
        <Palette />
        <AddStep />
      </FlowContext>
    </DraftRoomContext>,
  )
  const named = (role: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(role)].map(({ textContent }) => textContent ?? '')
  const press = (role: string, name: string) =>
    act(async () =>
      [...document.querySelectorAll<HTMLElement>(role)]
        .find(each => each.textContent === name || each.getAttribute('aria-label') === name)
        ?.click(),
    )
  const types = () => opened.draft().elements[0].nodes.map(({ type }) => type)
  return { ...opened, home, named, press, types }
}

const ofChoices = ['Yes or no', 'Two choices', 'Three choices', 'Up to five options']

test('the kinds of choices are one entry, each can be had at once, and a search finds it by its name', async () => {
  const { home, named, press, types } = await open()
  expect(named('button', home)).toContain('Choice')
  for (const name of ofChoices) expect(named('button', home)).not.toContain(name)
  await press('button', 'Choice')
  await press('button', 'Kinds of choices')
  await press('[role=menuitem]', 'Three buttons')
  expect(types()).toEqual(['welcome', 'n-choices', 'three-choices'])
  await typeInto(home.querySelector<HTMLInputElement>('input[type=search]'), 'yes')
  expect(named('button', home)).toContain('Yes or no')
})

test('the list behind A has them as one entry too, until something is typed', async () => {
  const { named, view } = await open()
  await act(async () => view.set({ adding: {} }))
  expect(named('[role=option]')).toContain('Choice')
  expect(named('[role=option]')).not.toContain('Two choices')
  await typeInto(document.querySelector<HTMLInputElement>('[aria-label="Add a step"]'), 'two')
  expect(named('[role=option]')).toContain('Two choices')
})

import { useEffect, useState, useSyncExternalStore } from 'react'
import { FlatList, Pressable, Text, TextInput, View } from 'react-native'
import { contentInWords, createConversation, createEnv, parseBot } from 'talkgraph/runtime'

/** A chat with a bot: what is said in a list, options as buttons, and a field to type in. */
export function Chat({ bot, call }) {
  const [conversation, setConversation] = useState()
  useEffect(() => {
    const begun = createConversation({ bot: parseBot(bot), env: createEnv(call && { call }) })
    setConversation(begun)
    begun.start()
    return () => begun.stop()
  }, [bot, call])
  return conversation ? <Talk conversation={conversation} /> : null
}

function Talk({ conversation }) {
  const { items, prompt, typing } = useSyncExternalStore(
    conversation.subscribe,
    conversation.getView,
  )
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState([])
  const { kind, options } = prompt?.prompt ?? {}
  const pick = id => {
    if (kind !== 'checks') return conversation.answer({ pick: id })
    setTicked(ticked.includes(id) ? ticked.filter(each => each !== id) : [...ticked, id])
  }
  const send = () => {
    const isNumber = ['rating', 'scale', 'range'].includes(kind)
    conversation.answer(ticked.length > 0 ? ticked : isNumber ? Number(text) : text)
    setText('')
    setTicked([])
  }

  return (
    <View style={{ flex: 1 }}>
      <FlatList
        data={items.filter(({ kind }) => kind !== 'asked')}
        keyExtractor={({ id }) => String(id)}
        renderItem={({ item }) => <Text>{wordsOf(item)}</Text>}
      />
      {typing && <Text>…</Text>}
      {options?.map(({ id, label }) => (
        <Pressable key={id} role="button" onPress={() => pick(id)}>
          <Text>{ticked.includes(id) ? `✓ ${label}` : label}</Text>
        </Pressable>
      ))}
      {ticked.length > 0 && (
        <Pressable role="button" onPress={send}>
          <Text>Done</Text>
        </Pressable>
      )}
      {prompt && (
        <TextInput
          value={text}
          onChangeText={setText}
          onSubmitEditing={send}
          placeholder="Type a message..."
        />
      )}
    </View>
  )
}

function wordsOf(item) {
  return item.kind === 'said' ? contentInWords(item.content) : item.text
}

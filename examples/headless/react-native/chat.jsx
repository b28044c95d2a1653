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
  const send = () => {
    conversation.answer(text)
    setText('')
  }

  return (
    <View style={{ flex: 1 }}>
      <FlatList
        data={items.filter(({ kind }) => kind !== 'asked')}
        keyExtractor={({ id }) => String(id)}
        renderItem={({ item }) => <Text>{wordsOf(item)}</Text>}
      />
      {typing && <Text>…</Text>}
      {prompt?.prompt.options?.map(({ id, label }) => (
        <Pressable key={id} role="button" onPress={() => conversation.answer({ pick: id })}>
          <Text>{label}</Text>
        </Pressable>
      ))}
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

import type { ReactNode } from 'react'

// What the example takes of React Native, drawn by a page.

interface Holding {
  readonly children?: ReactNode
}

export const View = ({ children }: Holding) => <div>{children}</div>

export const Text = ({ children }: Holding) => <p>{children}</p>

export const Pressable = ({ children, onPress }: Holding & { readonly onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    {children}
  </button>
)

interface Rows<Row> {
  readonly data: readonly Row[]
  readonly renderItem: (row: { readonly item: Row }) => ReactNode
  readonly keyExtractor: (row: Row) => string
}

export const FlatList = <Row,>({ data, renderItem, keyExtractor }: Rows<Row>) => (
  <ul>
    {data.map(item => (
      <li key={keyExtractor(item)}>{renderItem({ item })}</li>
    ))}
  </ul>
)

interface Field {
  readonly value: string
  readonly placeholder: string
  readonly onChangeText: (text: string) => void
}

export const TextInput = ({ value, placeholder, onChangeText }: Field) => (
  <input
    value={value}
    placeholder={placeholder}
    onChange={({ currentTarget }) => onChangeText(currentTarget.value)}
  />
)

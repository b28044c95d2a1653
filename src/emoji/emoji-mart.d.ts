declare module '@emoji-mart/data' {
  const data: {
    readonly categories: readonly { readonly id: string; readonly emojis: readonly string[] }[]
    readonly emojis: Readonly<
      Record<string, { readonly name: string; readonly skins: readonly { readonly native: string }[] }>
    >
  }
  // biome-ignore lint/style/noDefaultExport: the package has only its default
  export default data
}

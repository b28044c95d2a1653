/** A file of a plug-in for browsers, as a published bot names it; `src` from the server's address on. */
export interface PluginFile {
  readonly name: string
  readonly src: string
  readonly integrity: string
}

/** A plug-in that a server has, as its studio gets it. */
export interface PublishedPlugin {
  readonly name: string
  /** Absent: it has no half for browsers. */
  readonly file?: PluginFile
  /** What its node types are for people. */
  readonly types: readonly {
    readonly type: string
    readonly form: object
    readonly sample: unknown
    readonly serverFields: object
  }[]
}

/** What `GET /plugins` answers. */
export interface PluginsBody {
  readonly plugins: readonly PublishedPlugin[]
}

/** The description of the REST API (OpenAPI 3.1), as far as pages read it. */
export interface ApiDescription {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, ApiSchema>> }
}

/** A call. Texts are Markdown of one line. */
export interface ApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: ApiSchema; readonly example?: unknown }>
    >
  }
  /** By status. */
  readonly responses: Readonly<Record<string, ApiResponse>>
}

/** Something that stands in the address or the head of a request. */
export interface ApiParameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly example?: unknown
  readonly schema: ApiSchema
}

/** An answer. */
export interface ApiResponse {
  readonly description: string
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: ApiSchema
        readonly example?: unknown
        /** Of a failure: an answer for each code. */
        readonly examples?: Readonly<Record<string, { readonly summary: string }>>
      }
    >
  >
}

/** A JSON Schema. */
export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly items?: ApiSchema
  readonly anyOf?: readonly ApiSchema[]
  readonly allOf?: readonly ApiSchema[]
}

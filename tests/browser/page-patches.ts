// Runs in the page: what libraries of the time before modules do to what browsers bring.

/** Adds and replaces as Prototype does, its 1.6 included. */
export function patchAsPrototypeDoes(): void {
  const toList = (items: ArrayLike<unknown> | undefined) => Array.prototype.slice.call(items ?? [])
  const put = (
    owner: object,
    methods: Record<string, (this: never, ...given: never[]) => unknown>,
  ) => {
    // By assignment, so that all of it turns up in `for … in`.
    for (const [name, method] of Object.entries(methods)) Reflect.set(owner, name, method)
  }
  put(Array, { from: toList })
  put(Array.prototype, {
    toJSON: function (this: unknown[]) {
      return `[${this.map(item => JSON.stringify(item)).join(', ')}]`
    },
    reduce: function (this: unknown[]) {
      return this.length > 1 ? this : this[0]
    },
    entries: function (this: unknown[]) {
      return toList(this)
    },
    reverse: function (this: unknown[], inline?: boolean) {
      const turned = toList(this).map((_, at) => this[this.length - 1 - at])
      return inline === false ? turned : Object.assign(this, turned)
    },
    find: function (this: unknown[], accepts: (item: unknown, at: number) => boolean) {
      for (const [at, item] of Object.entries(this)) if (accepts(item, Number(at))) return item
      return undefined
    },
    without: function (this: unknown[], ...others: unknown[]) {
      return this.filter(item => !others.includes(item))
    },
    each: function (this: unknown[], act: () => void) {
      this.forEach(act)
      return this
    },
  })
  put(String.prototype, {
    toJSON: function (this: string) {
      return `"${this}"`
    },
    startsWith: function (this: string, start: string) {
      return this.lastIndexOf(start, 0) === 0
    },
    strip: function (this: string) {
      return this.replace(/^\s+|\s+$/g, '')
    },
  })
  put(Number.prototype, {
    toJSON: function (this: number) {
      return String(this)
    },
  })
  put(Function.prototype, {
    bind: function (this: (...given: unknown[]) => unknown, owner: unknown, ...first: unknown[]) {
      return (...more: unknown[]) => this.apply(owner, [...first, ...more])
    },
    wrap: function (this: unknown) {
      return this
    },
  })
  put(HTMLElement.prototype, {
    remove: function (this: HTMLElement) {
      this.parentNode?.removeChild(this)
      return this
    },
    show: function (this: HTMLElement) {
      this.style.display = ''
      return this
    },
    hide: function (this: HTMLElement) {
      this.style.display = 'none'
      return this
    },
    scrollTo: function (this: HTMLElement) {
      const { left, top } = this.getBoundingClientRect()
      window.scrollTo(left, top)
      return this
    },
    update: function (this: HTMLElement, text: string) {
      this.innerText = text
      return this
    },
  })
}

/** Adds and replaces as MooTools does. */
export function patchAsMooToolsDoes(): void {
  const isList = (item: unknown): item is ArrayLike<unknown> =>
    typeof item === 'object' && item !== null && 'length' in item
  const put = (
    owner: object,
    methods: Record<string, (this: never, ...given: never[]) => unknown>,
  ) => {
    for (const [name, method] of Object.entries(methods)) Reflect.set(owner, name, method)
  }
  put(Array, {
    from: (item: unknown) =>
      item === null || item === undefined
        ? []
        : Array.isArray(item)
          ? item
          : isList(item)
            ? Array.prototype.slice.call(item)
            : [item],
  })
  put(Number, { from: (item: unknown) => (Number.isFinite(Number(item)) ? Number(item) : null) })
  put(String, { from: (item: unknown) => String(item) })
  put(Function, { from: (item: unknown) => (typeof item === 'function' ? item : () => item) })
  put(Array.prototype, {
    each: function (this: unknown[], act: () => void) {
      this.forEach(act)
    },
    empty: function (this: unknown[]) {
      this.length = 0
      return this
    },
    contains: function (this: unknown[], item: unknown) {
      return this.includes(item)
    },
    clean: function (this: unknown[]) {
      return this.filter(item => item != null)
    },
  })
  put(String.prototype, {
    contains: function (this: string, part: string) {
      return this.includes(part)
    },
    test: function (this: string, pattern: string) {
      return new RegExp(pattern).test(this)
    },
  })
  put(Function.prototype, {
    extend: function (this: object, name: string, value: unknown) {
      Reflect.set(this, name, value)
      return this
    },
    pass: function (this: (...given: unknown[]) => unknown, given: unknown[]) {
      return () => this(...given)
    },
  })
  put(Element.prototype, {
    get: function (this: Element, name: string) {
      return this.getAttribute(name)
    },
    set: function (this: Element, name: string, value: string) {
      this.setAttribute(name, value)
      return this
    },
    dispose: function (this: Element) {
      this.parentNode?.removeChild(this)
      return this
    },
  })
}

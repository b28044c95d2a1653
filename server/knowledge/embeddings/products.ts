import { productsProgram } from './products-program.js'

/** Is called with the products of a vector with some others, the first of which stands at this place. */
type TakeProducts = (products: Int32Array, place: number) => void

/** A vector that is multiplied with others. */
export interface Multiplied {
  /** What one of its products stands for. */
  readonly scale: number
  /** `bytes` has the others behind each other, each in `strideOf` numbers; those from one place up to another are taken. */
  with(bytes: Int8Array, from: number, to: number, take: TakeProducts): void
}

/** Wider vectors cannot be multiplied. */
export const mostWidth = 32_768

const lanes = 16
/** Of the memory: the vector, products, and the others. */
const page = 65_536
const [vectorAt, productsAt, othersAt, pages] = [0, page, page * 2, 20]
const productsAtOnce = page / Int32Array.BYTES_PER_ELEMENT

/** How many numbers a vector of so many takes: behind its own stand zeros. */
export const strideOf = (width: number): number => Math.ceil(width / lanes) * lanes

// Node brings it, and its types do not tell.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (
    module: object,
  ) => {
    readonly exports: {
      readonly memory: { readonly buffer: ArrayBuffer }
      products(
        vector: number,
        others: number,
        products: number,
        count: number,
        stride: number,
      ): void
    }
  }
}

let made: ReturnType<typeof make> | undefined

/** Readies a vector; its products are whole numbers, so that they are the same everywhere. */
export function multiplied(vector: Float32Array): Multiplied {
  const stride = strideOf(vector.length)
  const largest = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  // Sums of products fit into 32 bits.
  const most = Math.min(32_767, Math.floor((2 ** 31 - 1) / (127 * stride)))
  const numbers = new Int16Array(stride)
  if (largest > 0)
    for (const [at, each] of vector.entries()) numbers[at] = Math.round((each * most) / largest)
  return {
    scale: largest / most,
    with(bytes, from, to, take) {
      made ??= make()
      const { exports, memory } = made
      const atOnce = Math.min(productsAtOnce, Math.floor((memory.length - othersAt) / stride))
      new Int16Array(memory.buffer).set(numbers, vectorAt)
      for (let place = from; place < to; place += atOnce) {
        const count = Math.min(atOnce, to - place)
        memory.set(bytes.subarray(place * stride, (place + count) * stride), othersAt)
        exports.products(vectorAt, othersAt, productsAt, count, stride)
        take(new Int32Array(memory.buffer, productsAt, count), place)
      }
    },
  }
}

function make() {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(productsProgram(pages)))
  return { exports, memory: new Int8Array(exports.memory.buffer) }
}

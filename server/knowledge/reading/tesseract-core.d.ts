/** The engine of tesseract.js, which brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Engine {
    /** 0: all is well. */
    Init(path: null, language: string, mode: number): number
    /** Takes the file `/input`; `orientation` is that of EXIF. 1: it is no picture. */
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetUTF8Text(): string
    MeanTextConf(): number
    End(): void
  }
  interface Core {
    readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
    readonly TessBaseAPI: new () => Engine
  }
  const createCore: (options: object) => Promise<Core>
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default createCore
}

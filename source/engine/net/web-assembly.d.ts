/** What we use of WebAssembly: the types of Node leave it out. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module);
    readonly exports: object;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    /** @param pages of 64 kB */
    grow(pages: number): number;
  }
  function validate(bytes: Uint8Array): boolean;
}

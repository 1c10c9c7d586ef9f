/** Ends the parts of the server in the reverse order of their start. A part that fails or hangs does not stop the others. */
const MOMENT_MS = 500;

export class Closers {
  readonly #parts: { name: string; close: () => Promise<unknown> }[] = [];
  #closing: Promise<void> | undefined;

  add(name: string, close: () => Promise<unknown>): void {
    this.#parts.push({ name, close });
  }

  /** Ends everything once, within `limitMs` in total. Later calls wait for the first. */
  close(limitMs = 9_000): Promise<void> {
    return (this.#closing ??= this.#run(limitMs));
  }

  async #run(limitMs: number): Promise<void> {
    const end = performance.now() + limitMs;
    for (const [index, { name, close }] of [...this.#parts.entries()].toReversed()) {
      // When a part hangs, each part after it still gets a moment.
      const left = Math.max(MOMENT_MS, end - performance.now() - index * MOMENT_MS);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`did not end within ${Math.round(left)} ms`)), left);
      });
      try {
        await Promise.race([close(), late]);
      } catch (error) {
        process.stderr.write(`luneta · ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      } finally {
        clearTimeout(timer);
      }
    }
  }
}

/** Test files share loaded modules. Counters of a fixture must restart with each test file. Tests only. */
const restarts: (() => void)[] = [];

/** `restart` runs before every later test file. */
export function onNewFile(restart: () => void): void {
  restarts.push(restart);
}

export function beginFile(): void {
  for (const restart of restarts) restart();
}

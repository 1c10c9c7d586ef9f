/** Test files share loaded modules: what a fixture counts in a variable begins again with each file. Tests only. */
const restarts: (() => void)[] = [];

/** `restart` runs before every test file that comes after. */
export function onNewFile(restart: () => void): void {
  restarts.push(restart);
}

export function beginFile(): void {
  for (const restart of restarts) restart();
}
